import { execFileSync } from 'node:child_process'
import { run } from './run.mjs'
import { say } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * A Chromium for the browser tests: one that is there, Playwright's own, or Debian's package.
 * Answers its path, or undefined for Playwright's own.
 */
export async function findChromium() {
  const installed = process.env.CHROMIUM_PATH ?? firstInPath()
  if (installed) return installed
  say('No Chromium here. Installing one for the browser tests…')
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0) return undefined
  if (process.getuid?.() === 0) await run('apt-get', ['install', '-y', '-qq', 'chromium'])
  const packaged = firstInPath()
  if (!packaged) throw new Error('The browser tests need a Chromium. Set CHROMIUM_PATH to one.')
  return packaged
}

function firstInPath() {
  for (const name of names) {
    try {
      return execFileSync('which', [name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      // not this one
    }
  }
  return undefined
}
