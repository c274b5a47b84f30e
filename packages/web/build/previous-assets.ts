import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

/**
 * Retains the assets of the version that was built before, and removes older ones. Pages of that
 * version may be open, or be served by processes that are not replaced yet, and load the rest of
 * their code later. Building the same version again changes nothing.
 */
export function previousAssets(): Plugin {
  let dist = ''
  let assets = ''
  let previous: readonly string[] = []
  return {
    name: 'previous-assets',
    apply: 'build',
    config: () => ({ build: { manifest: true, emptyOutDir: false } }),
    configResolved({ root, build }) {
      dist = join(root, build.outDir)
      assets = join(dist, build.assetsDir)
    },
    async buildStart() {
      previous = await listAssets(dist)
    },
    async closeBundle() {
      const built = await listAssets(dist)
      if (built.every((file) => previous.includes(file))) return
      const retained = new Set([...built, ...previous])
      for (const file of await readdir(assets)) {
        if (!retained.has(withoutCompression(file))) await rm(join(assets, file))
      }
    },
  }
}

/** The names of the assets of the version in a folder; none when there is none. */
async function listAssets(dist: string): Promise<string[]> {
  const file = join(dist, '.vite/manifest.json')
  if (!existsSync(file)) return []
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  return Object.values(manifest).flatMap(({ file, css = [], assets = [] }) =>
    [file, ...css, ...assets].map((path) => basename(path)),
  )
}

function withoutCompression(file: string): string {
  return file.replace(/\.(br|gz)$/, '')
}
