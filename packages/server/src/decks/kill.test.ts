import { testDeckKills } from '../test/deck-kills.ts'

// More changes, and PostgreSQL, are left to the long run.
testDeckKills('sqlite', [23])
