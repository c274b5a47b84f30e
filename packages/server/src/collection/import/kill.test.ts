import { testImportKills } from '../../test/import-kills.ts'

// Other moments, and PostgreSQL, are left to the long run.
testImportKills('sqlite', {
  commits: { lost: [['replace', 0.7]], finished: [['merge', 0.8]] },
  readings: [0.8],
})
