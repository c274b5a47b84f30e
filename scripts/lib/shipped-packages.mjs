import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the lock file installs for a site that only runs, in the order of names. The licence is the
 * one in the package itself; of binaries for other systems, the lock file's.
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
      licence: licenceOf(join(root, path, 'package.json'), entry),
    }))
  return distinct(shipped).sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

function licenceOf(manifest, entry) {
  const own = existsSync(manifest) ? readJson(manifest).license : undefined
  const licence = own?.type ?? own ?? entry.license
  return typeof licence === 'string' ? licence : 'unknown'
}

/** One version may lie in several folders. */
function distinct(packages) {
  return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()]
}

/** By code, so that every machine writes the same order. */
function compare(a, b) {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
