import { chunksOf } from '../lib/chunks.ts'
import type { OnProgress } from '../lib/on-progress.ts'
import { eventLoopYielder } from '../lib/yield-to-event-loop.ts'
import { rowsAtOnce } from './rows-at-once.ts'

/**
 * Works on many rows, some at a time, yielding in between. `onProgress` receives the
 * share that is done.
 */
export async function inPieces<Row>(
  rows: readonly Row[],
  work: (chunk: readonly Row[]) => Promise<unknown>,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  let done = 0
  for (const chunk of chunksOf(rows, rowsAtOnce)) {
    await work(chunk)
    done += chunk.length
    onProgress(done / rows.length)
    await yieldToEventLoop()
  }
}
