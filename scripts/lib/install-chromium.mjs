import { spawnSync } from 'node:child_process'
import { findChromium } from './browsers.mjs'
import { print } from './print.mjs'
import { localBin, runForOutput } from './run.mjs'

/** Installs a Chromium for the stories when there is none; undefined when that fails. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  print('There is no Chromium here. Installing one for the stories…')
  return (await downloadWithPlaywright()) ?? (await installDebiansPackage())
}

/** When its hosts are unreachable, five attempts with the default 30 seconds would take minutes. */
async function downloadWithPlaywright() {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
  await attempt('playwright install chromium', [localBin('playwright'), 'install', 'chromium'], env)
  return findChromium()
}

/** The package lists may be missing or outdated, so they are updated first. */
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

/** The prefix of commands that need root; undefined where we can't become root. */
function prefixForRoot() {
  if (!succeeds('apt-get', ['--version'])) return undefined
  if (process.getuid?.() === 0) return []
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Runs a command for at most five minutes, and prints the reason of a failure. */
async function attempt(name, [command, ...args], env = {}) {
  const { code, output } = await runForOutput(command, args, { env, timeoutMs: 300_000 })
  if (code === 0) return
  const reason = output.split('\n').find((line) => /\bE:|error/i.test(line)) ?? `exit code ${code}`
  print(`${name} failed: ${reason.trim()}`)
}
