import { onEveryEngine } from '../../test/engines.ts'
import { testImportKills } from '../../test/import-kills.ts'

onEveryEngine((engine) =>
  testImportKills(engine, {
    // Before the rows leave the import, while the change is written, and when all but its end is.
    commits: [
      ['merge', 0.2],
      ['replace', 0.75],
      ['merge', 1],
    ],
    readings: [0.5, 0.8, 1],
  }),
)
