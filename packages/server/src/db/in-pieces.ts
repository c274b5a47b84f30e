import { chunksOf } from '../lib/chunks.ts'
import type { Tell } from '../lib/tell.ts'
import { turns } from '../lib/turns.ts'
import { rowsAtOnce } from './rows-at-once.ts'

/**
 * Works on many rows, some at a time; others have their turn in between. `tell` hears which share
 * is done.
 */
export async function inPieces<Row>(
  rows: readonly Row[],
  work: (some: readonly Row[]) => Promise<unknown>,
  tell: Tell = () => {},
): Promise<void> {
  const othersTurn = turns()
  let done = 0
  for (const some of chunksOf(rows, rowsAtOnce)) {
    await work(some)
    done += some.length
    tell(done / rows.length)
    await othersTurn()
  }
}
