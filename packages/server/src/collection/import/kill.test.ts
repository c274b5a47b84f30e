import { testImportKills } from '../../test/import-kills.ts'

// Other moments, and PostgreSQL, are left to the long run.
testImportKills('sqlite', { commits: [['replace', 0.75]], readings: [0.8] })
