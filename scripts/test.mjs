import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { run } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { tallyBrowser, tallyUnit } from './lib/tally.mjs'

await ensureDependencies()
await ensureBuild()

const reports = mkdtempSync(join(tmpdir(), 'manafolio-test-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const checks = [
  ['Types', process.execPath, ['scripts/types.mjs']],
  ['Lint and import directions', 'npx', ['biome', 'check', '.']],
  ['Licences of dependencies', process.execPath, ['scripts/licences.mjs', '--check']],
]
let failedChecks = 0
for (const [name, command, args] of checks) {
  say(`\n${name}`)
  if ((await run(command, args)) !== 0) failedChecks++
}

say('\nUnit and API tests')
const unitArgs = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
await run('npx', ['vitest', 'run', ...unitArgs])

say('\nBrowser tests')
await runBrowserTests()

const unit = tallyUnit(unitReport)
const browser = tallyBrowser(browserReport)
const passed = checks.length - failedChecks + unit.passed + browser.passed
const failed = failedChecks + unit.failed + browser.failed
const skipped = unit.skipped + browser.skipped
say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 ? 0 : 1)

/** Without a browser there is no report, which counts as a failure. */
async function runBrowserTests() {
  let chromium
  try {
    chromium = await findChromium()
  } catch (error) {
    say(error.message)
    return
  }
  await run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    E2E_REPORT: browserReport,
    E2E_PORT: String(await freePortPair()),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  })
}

/** A port that is free together with the one after it. */
async function freePortPair() {
  for (;;) {
    const port = await tryPort(0)
    if (port && (await tryPort(port + 1))) return port
  }
}

function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, () => {
      const { port: got } = server.address()
      server.close(() => resolve(got))
    })
  })
}
