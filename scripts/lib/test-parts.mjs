import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from './print.mjs'
import { localBin, run, runForOutput } from './run.mjs'
import { broken, tallyLastLine, tallyStories, tallyUnit } from './tally.mjs'

/** A program that passes or fails as a whole. Its output is shown when it fails. */
export async function runCheck(command, args) {
  const { code, output } = await runForOutput(command, args)
  if (code === 0) return { ...broken, passed: 1, failed: 0 }
  print(output.trimEnd())
  return broken
}

/** Vitest, with one dot per test and full output for failures. */
export async function runUnitTests(env = {}) {
  const report = newReport()
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(localBin('vitest'), args, { env })
  return withExitCode(code, tallyUnit(report))
}

/** A browser suite. Without a browser it is skipped, or fails when CI is true. */
export async function runStories({ suite, browser, advice }) {
  const path = await browser()
  if (path)
    return playwright({ suite, args: ['--reporter=dot,json'], env: { [variableOf(suite)]: path } })
  const counted = await playwright({ suite, args: ['--list', '--reporter=json'] })
  const isFailure = process.env.CI === 'true'
  print(`${advice} ${counted.skipped} stories are ${isFailure ? 'failed' : 'skipped'}.`)
  return isFailure ? { ...counted, failed: counted.skipped, skipped: 0 } : counted
}

/** A script whose last line has its own counts. */
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

/** A program that exits with an error fails, even when none of its tests do: something else went wrong. */
function withExitCode(code, tally) {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function newReport() {
  return join(mkdtempSync(join(tmpdir(), 'manafolio-test-')), 'report.json')
}
