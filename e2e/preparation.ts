import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@manafolio/testing/free-port'
import {
  chromiumAdvice,
  findChromium,
  findFirefox,
  firefoxAdvice,
  isProgram,
} from '../scripts/lib/browsers.mjs'
import { bulkFile, isOnFullData } from './bulk-file.ts'

const built = ['../packages/server/dist/main.js', '../packages/web/dist/index.html']

/**
 * Sets the environment of a run, which its workers inherit: a browser, two ports and a folder for data.
 * Exits with one line when something is missing: Playwright itself would fail each story, or print the
 * stack of a server that did not start.
 */
export async function prepare(suite: string): Promise<void> {
  if (process.env.E2E_DATA_DIR || process.argv.includes('--list')) return
  try {
    if (!built.every((path) => existsSync(resolve(import.meta.dirname, path)))) {
      throw new Error('The app is not built. Run: npm run build')
    }
    if (suite === 'firefox') process.env.FIREFOX_PATH = usable(findFirefox(), firefoxAdvice)
    else process.env.CHROMIUM_PATH = usable(await findChromium(), chromiumAdvice)
    if (isOnFullData(suite) && !bulkFile) {
      process.stdout.write('CARD_BULK_FILE names no bulk file: stories on all cards are skipped.\n')
    }
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
  if (!isProgram(browser)) throw new Error(`The browser at ${browser} is not executable.`)
  return browser
}

/** The configured port, which must be free, or else any free one. */
async function usablePort(chosen: string | undefined): Promise<string> {
  const port = await freePort(chosen ? Number(chosen) : undefined)
  if (chosen && port !== Number(chosen)) throw new Error(`Port ${chosen} is taken.`)
  return String(port)
}
