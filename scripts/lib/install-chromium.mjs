import { spawnSync } from 'node:child_process'
import { findChromium } from './browsers.mjs'
import { localBin, runForOutput } from './run.mjs'
import { say } from './say.mjs'

/** A Chromium for the stories, installed when there is none; undefined when no way led to one. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  say('There is no Chromium here. Installing one for the stories…')
  return (await downloadWithPlaywright()) ?? (await installDebiansPackage())
}

/** Where its hosts are out of reach, five attempts with its usual 30 seconds would take minutes. */
async function downloadWithPlaywright() {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
  await attempt('playwright install chromium', [localBin('playwright'), 'install', 'chromium'], env)
  return findChromium()
}

/** The lists of packages may be empty or old, so they are fetched first. */
async function installDebiansPackage() {
  const asRoot = prefixForRoot()
  if (asRoot === undefined) return undefined
  const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...patience]
  const install = ['install', '-y', '--no-install-recommends', 'chromium']
  await attempt('apt-get update', [...aptGet, 'update'])
  await attempt('apt-get install chromium', [...aptGet, ...install])
  return findChromium()
}

const patience = [
  'Acquire::http::Timeout=10',
  'Acquire::Retries=1',
  'DPkg::Lock::Timeout=60',
].flatMap((setting) => ['-o', setting])

/** What begins a command of the administrator; undefined where we may not run one. */
function prefixForRoot() {
  if (!succeeds('apt-get', ['--version'])) return undefined
  if (process.getuid?.() === 0) return []
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Runs a command for at most five minutes, and shows the line that says why it failed. */
async function attempt(name, [command, ...args], env = {}) {
  const { code, output } = await runForOutput(command, args, { env, timeoutMs: 300_000 })
  if (code === 0) return
  const reason = output.split('\n').find((line) => /\bE:|error/i.test(line)) ?? `exit code ${code}`
  say(`${name} failed: ${reason.trim()}`)
}
