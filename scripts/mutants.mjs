import { runOwnership } from './lib/mutants/ownership.mjs'
import { runRules } from './lib/mutants/rules.mjs'
import { print } from './lib/print.mjs'

const runs = { ownership: runOwnership, rules: runRules }
const run = runs[process.argv[2]]
if (!run) {
  print('npm run mutants -- ownership: leaves out whose rows a query is about, one query at a time')
  print('npm run mutants -- rules: changes rules of the game and of the server, one at a time')
  process.exit(2)
}
process.exit(await run(process.argv[3]))
