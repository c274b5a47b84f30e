import { testCollectionKills } from '../test/collection-kills.ts'

// More changes, and PostgreSQL, are left to the long run.
testCollectionKills('sqlite', { changes: 40, deaths: [10, 25] })
