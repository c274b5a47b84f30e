import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import getPort from 'get-port'
import {
  chromiumAdvice,
  findChromium,
  findFirefox,
  firefoxAdvice,
  isProgram,
} from '../scripts/lib/browsers.mjs'

const built = ['../packages/server/dist/main.js', '../packages/web/dist/index.html']

/**
 * Puts what a run needs into the environment, where its workers find it too: a browser, two ports
 * and a folder for data. Ends the run with one line when something is missing: Playwright itself
 * would fail each story, or show the stack of a server that did not start.
 */
export async function prepare(suite: string): Promise<void> {
  if (process.env.E2E_DATA_DIR || process.argv.includes('--list')) return
  try {
    if (!built.every((path) => existsSync(resolve(import.meta.dirname, path)))) {
      throw new Error('The app is not built. Run: npm run build')
    }
    if (suite === 'firefox') process.env.FIREFOX_PATH = usable(findFirefox(), firefoxAdvice)
    else process.env.CHROMIUM_PATH = usable(await findChromium(), chromiumAdvice)
    process.env.E2E_PORT = await usablePort(process.env.E2E_PORT)
    process.env.E2E_FULL_PORT = await usablePort(process.env.E2E_FULL_PORT)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  process.env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'manafolio-e2e-'))
}

function usable(browser: string | undefined, advice: string): string {
  if (!browser) throw new Error(advice)
  if (!isProgram(browser)) throw new Error(`The browser at ${browser} is no program.`)
  return browser
}

/** The port that was chosen, which must be free, or else any that is. */
async function usablePort(chosen: string | undefined): Promise<string> {
  const port = await getPort(chosen ? { port: Number(chosen) } : {})
  if (chosen && port !== Number(chosen)) throw new Error(`Port ${chosen} is taken.`)
  return String(port)
}
