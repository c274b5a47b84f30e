import { limits } from '@manafolio/contract'
import { AppError } from '../../errors.ts'
import { turns } from '../../lib/turns.ts'

/** Characters between two looks at the clock. */
const pieceLength = 64 * 1024

/**
 * Nothing that reads lines is to be fed one that is none. A line has at least as many bytes as
 * characters; whoever reads tables counts bytes.
 */
export async function refuseLongLines(text: string) {
  const letOthers = turns()
  let begin = 0
  for (let at = 0; at < text.length; at++) {
    if (at % pieceLength === 0) await letOthers()
    const code = text.charCodeAt(at)
    if (code === 10 || code === 13) begin = at + 1
    if (at - begin >= limits.importLineBytes) throw new AppError('import_line_too_long')
  }
}
