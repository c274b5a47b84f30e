import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { writeWhole } from './write-whole.ts'

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

async function compressFile(file: string) {
  const bytes = await readFile(file)
  for (const [extension, compress] of Object.entries(compressors)) {
    await writeWhole(`${file}.${extension}`, await compress(bytes))
  }
}
