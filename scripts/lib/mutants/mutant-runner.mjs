import { setMaxListeners } from 'node:events'
import fc from 'fast-check'
import { TestRunner } from 'vitest'

// Each run tries the same values, without shrinking failures.
fc.configureGlobal({ seed: 1, endOnFailure: true })

/** The active mutant, how often it may still run, and how often each test reaches each mutant. */
const state = { active: undefined, meetingsLeft: 0, met: undefined }

globalThis.mutants = {
  isOn(number) {
    state.met?.set(number, (state.met.get(number) ?? 0) + 1)
    if (state.active !== number) return false
    // An endless loop would take all the memory before the timeout.
    if (state.meetingsLeft-- <= 0) throw new Error('endless loop')
    return true
  },
}

/** Killed in this process; a mutant has to be detected only once. */
const killed = new Set()
const timeoutMs = 20_000

/**
 * Runs each test unmodified, and then once for each mutant that it reaches: one that makes it fail is
 * killed. Nothing is reloaded in between, which makes hundreds of mutants cheap.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads the default export of a runner.
export default class MutantRunner extends TestRunner {
  async runTask(test) {
    setMaxListeners(0, test.context.signal) // each run of a test adds a listener
    const run = TestRunner.getTestFn(test)
    const met = await metBy(run)
    const folders = this.injectValue('testFolders')
    const isTestedHere = (number) => folders[number].some((folder) => path.includes(folder))
    const path = test.file.filepath.replaceAll('\\', '/')
    const left = [...met.keys()]
      .filter((number) => !killed.has(number) && isTestedHere(number))
      .sort((a, b) => a - b)
    test.meta.killed = []
    if (left.length === 0 || !(await isRepeatable(test, run))) return
    for (const number of left) {
      state.meetingsLeft = met.get(number) * 100 + 10_000
      const verdict = await verdictOn(number, test, run)
      if (verdict === 'unclear') return
      if (verdict === 'survives') continue
      killed.add(number)
      test.meta.killed.push(number)
    }
  }
}

async function metBy(run) {
  state.met = new Map()
  try {
    await run()
    return state.met
  } finally {
    state.met = undefined
  }
}

/** Side effects on the database or on variables may make a second run of a test fail. */
async function isRepeatable(test, run) {
  return !(await fails(test, run))
}

/** A failure counts when the test passes again without the mutant. */
async function verdictOn(number, test, run) {
  const isNoticed = await fails(test, run, number)
  if (!isNoticed) return 'survives'
  return (await fails(test, run)) ? 'unclear' : 'killed'
}

/** Sets up the test again, without a mutant, and runs it with one. */
async function fails(test, run, number) {
  let timer
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), timeoutMs)
  })
  try {
    state.active = undefined
    await resetTest(test)
    state.active = number
    await Promise.race([run(), timeout])
    return false
  } catch {
    return true
  } finally {
    state.active = undefined
    clearTimeout(timer)
  }
}

async function resetTest(test) {
  const suites = suitesOf(test)
  for (const suite of suites) await callHooks(suite, 'afterEach', test)
  for (const suite of suites.toReversed()) await callHooks(suite, 'beforeEach', test)
}

/** From the innermost suite to the file. */
function suitesOf(test) {
  const suites = []
  for (let suite = test.suite; suite; suite = suite.suite) suites.push(suite)
  return suites.includes(test.file) ? suites : [...suites, test.file]
}

async function callHooks(suite, name, test) {
  for (const hook of TestRunner.getSuiteHooks(suite)?.[name] ?? []) await hook(test.context, suite)
}
