import { writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { isPacked } from '../../sample.ts'

/** Writes a file of the sample. Returns its bytes, before and after packing. */
export async function writeLines(
  file: URL,
  lines: readonly string[],
): Promise<{ bytes: number; packed: number }> {
  const text = Buffer.from(`${lines.join('\n')}\n`)
  const packed = isPacked(file) ? packedText(text) : text
  await writeFile(file, packed)
  return { bytes: text.length, packed: packed.length }
}

function packedText(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}
