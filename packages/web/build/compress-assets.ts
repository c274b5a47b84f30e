import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) }
const compressible = /\.(js|css|svg|html|json)$/

/** Writes a .br and a .gz beside each built text file, which the server sends as they are. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      const files = await readdir(dir, { recursive: true })
      const texts = files.filter((file) => compressible.test(file))
      await Promise.all(texts.map((file) => compressFile(join(dir, file))))
    },
  }
}

/** Files that are there may be served at this moment, so that they are replaced as a whole. */
async function compressFile(file: string) {
  const bytes = await readFile(file)
  for (const [extension, compress] of Object.entries(compressors)) {
    const draft = `${file}.${extension}.draft`
    await writeFile(draft, await compress(bytes))
    await rename(draft, `${file}.${extension}`)
  }
}
