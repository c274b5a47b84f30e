import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localBin, run, runForOutput } from './run.mjs'
import { say } from './say.mjs'
import { broken, tallyLastLine, tallyStories, tallyUnit } from './tally.mjs'

/** A program that passes or fails as a whole. What it prints is shown when it has failed. */
export async function runCheck(command, args) {
  const { code, output } = await runForOutput(command, args)
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, files: [] }
  say(output.trimEnd())
  return broken
}

/** Vitest, with one dot per test and what fails in full. */
export async function runUnitTests(env = {}) {
  const report = newReport()
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(localBin('vitest'), args, { env })
  return withExitCode(code, tallyUnit(report))
}

/** A suite of stories in a browser. Without one they are skipped, or failed where CI is true. */
export async function runStories({ suite, browser, advice }) {
  const path = await browser()
  if (path)
    return playwright({ suite, args: ['--reporter=dot,json'], env: { [variableOf(suite)]: path } })
  const counted = await playwright({ suite, args: ['--list', '--reporter=json'] })
  const isFailure = process.env.CI === 'true'
  say(`${advice} ${counted.skipped} stories are ${isFailure ? 'failed' : 'skipped'}.`)
  return isFailure ? { ...counted, failed: counted.skipped, skipped: 0 } : counted
}

/** A script that closes with a line of its own counts. */
export async function runCounted(script, args) {
  const { code, output } = await runForOutput(process.execPath, [script, ...args], {
    isShown: true,
  })
  return withExitCode(code, tallyLastLine(output))
}

function variableOf(suite) {
  return suite === 'firefox' ? 'FIREFOX_PATH' : 'CHROMIUM_PATH'
}

async function playwright({ suite, args, env = {} }) {
  const report = newReport()
  const all = ['test', '--config', 'e2e/playwright.config.ts', ...args]
  const reporting = { E2E_SUITE: suite, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await run(localBin('playwright'), all, { env: { ...reporting, ...env } })
  return withExitCode(code, tallyStories(report))
}

/** A program that ends with an error has failed, also where no test of it has: something else went wrong. */
function withExitCode(code, tally) {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function newReport() {
  return join(mkdtempSync(join(tmpdir(), 'manafolio-test-')), 'report.json')
}
