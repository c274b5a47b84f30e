import { onEveryEngine } from '../../test/engines.ts'
import { testImportKills } from '../../test/import-kills.ts'

onEveryEngine((engine) =>
  testImportKills(engine, {
    // Before it is written, while it is staged, and when it is.
    commits: {
      lost: [
        ['merge', 0.2],
        ['replace', 0.5],
        ['merge', 0.7],
      ],
      // While it is applied, and before the rows leave the import.
      finished: [
        ['replace', 0.75],
        ['merge', 0.9],
        ['replace', 1],
      ],
    },
    readings: [0.5, 0.8, 1],
  }),
)
