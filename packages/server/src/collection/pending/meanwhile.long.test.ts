import { onEveryEngine } from '../../test/engines.ts'
import { phases, testMeanwhile } from '../../test/large-change-meanwhile.ts'

onEveryEngine((engine) => testMeanwhile(engine, phases))
