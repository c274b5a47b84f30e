import { onEveryEngine } from '../../test/engines.ts'
import { refreshPoints, testRefreshKills } from '../../test/refresh-kills.ts'

onEveryEngine((engine) => testRefreshKills(engine, refreshPoints))
