import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** A hash over files and folders, by name and content. */
export function hashOf(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths)
    for (const file of filesIn(join(root, path))) {
      hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex')
}

/** True when a stamp file has this hash, so that its output is up to date. */
export function isStamped(file, hash) {
  const path = join(root, file)
  return existsSync(path) && readFileSync(path, 'utf8') === hash
}

export function stamp(file, hash) {
  writeFileSync(join(root, file), hash)
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
