import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const manifestFile = '.vite/manifest.json'

/**
 * Retains the assets of the version that was built before. Pages of that version may be open, or be
 * served by processes that are not replaced yet, and load the rest of their code later. Building the
 * same version again changes nothing.
 */
export function previousAssets(): Plugin {
  let dist = ''
  let assets = ''
  let set: PreviousSet | undefined
  return {
    name: 'previous-assets',
    apply: 'build',
    configResolved({ root, build }) {
      dist = join(root, build.outDir)
      assets = join(dist, build.assetsDir)
    },
    async buildStart() {
      set = await takeAside(dist, assets)
    },
    async closeBundle() {
      if (!set) return
      const built = await listAssets(dist)
      const isSame = built.every((file) => set?.files.includes(file))
      const retained = isSame ? undefined : set.files
      await cp(set.folder, assets, {
        recursive: true,
        force: false,
        filter: (from) => !retained || from === set?.folder || isOneOf(retained, basename(from)),
      })
      await rm(set.folder, { recursive: true })
    },
  }
}

interface PreviousSet {
  /** A copy of all assets, also of those that the version before had retained. */
  folder: string
  /** The names of its own. */
  files: readonly string[]
}

async function takeAside(dist: string, assets: string): Promise<PreviousSet | undefined> {
  const files = await listAssets(dist)
  if (files.length === 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'manafolio-assets-'))
  await cp(assets, folder, { recursive: true })
  return { folder, files }
}

/** The names of the assets that a build wrote; none when there is no build. */
async function listAssets(dist: string): Promise<string[]> {
  if (!existsSync(join(dist, manifestFile))) return []
  const manifest: Manifest = JSON.parse(await readFile(join(dist, manifestFile), 'utf8'))
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  return [...new Set(files.map((file) => basename(file)))]
}

/** Also of compressed ones. */
function isOneOf(files: readonly string[], name: string): boolean {
  return files.includes(name) || files.includes(name.replace(/\.(br|gz)$/, ''))
}
