import { testCollectionKills } from '../test/collection-kills.ts'
import { onEveryEngine } from '../test/engines.ts'

onEveryEngine((engine) => testCollectionKills(engine, { changes: 334, deaths: [41, 170] }))
