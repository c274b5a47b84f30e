import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from './print.mjs'
import { mustRun, root } from './run.mjs'
import { hashOf, isStamped, stamp } from './stamp.mjs'

const dependencyStamp = 'node_modules/.manafolio-stamp'
const buildStamp = 'packages/server/dist/.stamp'

const sources = [
  'package-lock.json',
  'scripts/build.mjs',
  'packages/card-art/src',
  'packages/contract/src',
  'packages/deck/src',
  'packages/search/src',
  'packages/server/sample',
  'packages/server/src',
  'packages/web/src',
  'packages/web/build',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
]

/** Installs the lock file's packages, unless they are installed already. */
export async function ensureDependencies() {
  const hash = hashOf(['package-lock.json'])
  if (isStamped(dependencyStamp, hash)) return
  const isFirst = !existsSync(join(root, 'node_modules'))
  if (isInstalledByHand()) return stamp(dependencyStamp, hash)
  print(
    isFirst ? 'Installing the dependencies…' : 'The dependencies have changed. Installing them…',
  )
  await mustRun('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  stamp(dependencyStamp, hash)
}

/** Whether `npm ci` ran: it leaves a lock file of what it installed. */
function isInstalledByHand() {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(join(root, dependencyStamp)) || !existsSync(join(root, installed))) return false
  const there = packagesIn(installed)
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { integrity, optional }]) =>
      path === '' || (there[path] ? there[path].integrity === integrity : optional),
  )
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages
}

/** Builds the server and the pages, unless the build is up to date. */
export async function ensureBuild() {
  const hash = hashOf(sources)
  if (isStamped(buildStamp, hash)) return
  const isFirst = !existsSync(join(root, buildStamp))
  print(isFirst ? 'Building the server and the pages…' : 'The sources have changed. Building…')
  await mustRun(process.execPath, ['scripts/build.mjs'])
  stamp(buildStamp, hash)
}
