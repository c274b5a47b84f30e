import { testRefreshKills } from '../../test/refresh-kills.ts'

// The other points, and PostgreSQL, are left to the long run.
testRefreshKills('sqlite', [['in the middle of reading', { step: 'importing', share: 0.6 }]])
