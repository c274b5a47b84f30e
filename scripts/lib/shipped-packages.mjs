import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The packages of the lock file that a production install has, by name. The license is the one in the
 * package itself, or the lock file's for binaries of other systems.
 */
export function shippedPackages(root) {
  const { packages } = readJson(join(root, 'package-lock.json'))
  const shipped = Object.entries(packages)
    .filter(
      ([path, entry]) =>
        path.includes('node_modules/') && !entry.dev && !entry.devOptional && !entry.link,
    )
    .map(([path, entry]) => ({
      name: entry.name ?? path.split('node_modules/').at(-1),
      version: entry.version,
      license: licenseOf(join(root, path, 'package.json'), entry),
    }))
  return distinct(shipped).sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

function licenseOf(manifest, entry) {
  const own = existsSync(manifest) ? readJson(manifest).license : undefined
  const license = own?.type ?? own ?? entry.license
  return typeof license === 'string' ? license : 'unknown'
}

/** One version may be in several folders. */
function distinct(packages) {
  return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()]
}

/** By code point, so that the order is the same on every machine. */
function compare(a, b) {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
