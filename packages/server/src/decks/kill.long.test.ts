import { testDeckKills } from '../test/deck-kills.ts'
import { onEveryEngine } from '../test/engines.ts'

onEveryEngine((engine) => testDeckKills(engine, [37, 120]))
