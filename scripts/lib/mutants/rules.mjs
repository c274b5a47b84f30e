import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { print } from '../print.mjs'
import { root } from '../run.mjs'
import { contractMutants } from './contract-mutants.mjs'
import { deckMutants } from './deck-mutants.mjs'
import { report } from './report.mjs'
import { searchMutants } from './search-mutants.mjs'
import { serverMutants } from './server-mutants.mjs'
import { survivors } from './survivors.mjs'
import { mutantSwitches, mutantsOf } from './switches.mjs'
import { quietVitest } from './vitest.mjs'

const runner = fileURLToPath(new URL('mutant-runner.mjs', import.meta.url))

/** The server's tests of the rules in the table, and some that test the contract. */
const serverTests = [
  'src/accounts/{deleted-meanwhile,throttling}',
  'src/admin/health/health',
  'src/cards/changes/{leads,same-moment}',
  'src/cards/saved-searches/saved-searches',
  'src/collection/{add,change,joined-copies,merged-ids,repeated,restore,split,steps,undo,undo-nothing,variants}',
  'src/collection/value/{movers,movers-order}',
  'src/decks/{annotations,cards,commander,commander-color,create,finishes,leader,leader-by-name,over-full}',
  'src/decks/{printing,roles,several-cards,update,versions}',
  'src/decks/find/find',
  'src/decks/lists/{list-leaders,proposed-leaders}',
  'src/decks/needs/{moved-copies,moved-rows,moves}',
  'src/http/{request-log,same-site,shortened-address,try-counter}',
  'src/mail/mail-failures',
  'src/test/security/guessing',
].map((path) => `${path}.test.ts`)

/** Changes one rule at a time, in all areas or in one: a test must detect each. */
export async function runRules(area) {
  const all = [
    ...mutantsOf(contractMutants, 'contract'),
    ...mutantsOf(deckMutants, 'deck'),
    ...mutantsOf(searchMutants, 'search'),
    ...mutantsOf(serverMutants, 'server'),
  ]
  const mutants = all
    .filter(({ group }) => area === undefined || group === area)
    .map((mutant, number) => ({ ...mutant, number }))
  const killed = new Set()
  const broken = []
  let tests = 0
  const vitest = await quietVitest(projectsWith(mutants, area), (test) => {
    for (const number of test.meta().killed ?? []) killed.add(mutants[number].name)
    const { state, errors } = test.result()
    if (state === 'failed') broken.push(`${test.fullName}: ${errors?.[0]?.message}`)
    if (++tests % 1000 === 0) print(`${tests} tests, ${killed.size} of ${mutants.length} killed`)
  })
  const { testModules, unhandledErrors } = await vitest.start()
  for (const { relativeModuleId, errors } of testModules.map(problemsOf)) {
    for (const { message } of errors) broken.push(`${relativeModuleId}: ${message}`)
  }
  for (const error of unhandledErrors) broken.push(String(error?.message ?? error))
  await vitest.close()
  return report({ mutants, killed, reasons: survivors, broken })
}

/** Why a file could not run; test failures are reported by the test. */
function problemsOf(module) {
  return { relativeModuleId: module.relativeModuleId, errors: module.errors() }
}

/** Where the rules of an area are tested: the contract's mostly through requests. */
const testedIn = { contract: ['contract', 'server'], deck: ['deck'], search: ['search'] }

function projectsWith(mutants, area) {
  const folders = area ? (testedIn[area] ?? [area]) : ['contract', 'deck', 'search', 'server']
  return folders.map((folder) => ({
    ...{ name: folder, folder, runner },
    include: folder === 'server' ? serverTests : ['src/**/*.test.ts'],
    exclude: folder === 'search' ? testsOfChance(folder) : [],
    plugins: [mutantSwitches(mutants)],
    provide: { testFolders: mutants.map(foldersOf) },
  }))
}

/** The tests of a mutant: those of its feature, which are few among those that reach it. */
function foldersOf({ file, group }) {
  if (group === 'contract') return ['/packages/']
  if (group !== 'server') return [`/packages/${group}/`]
  const [feature] = file.slice('packages/server/src/'.length).split('/')
  const features = [feature, 'accounts/deleted-meanwhile', 'test/security/guessing']
  return features.map((name) => `/packages/server/src/${name}`)
}

/** Property-based tests: those of the search cover all of its parts, and take long. */
function testsOfChance(folder) {
  const src = join(root, 'packages', folder, 'src')
  return readdirSync(src, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(src, file), 'utf8').includes("'fast-check'"))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
}
