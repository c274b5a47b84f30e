import { eventLoopYielder } from '../lib/yield-to-event-loop.ts'

/** Rows of one page; reading one takes some milliseconds. */
export const rowsPerPage = 1000

/**
 * Reads many rows page by page, each the rows after the last one of the page before; others have
 * their turn in between. What is changed meanwhile may be there as it was or as it is, unless it is
 * all read in one transaction that keeps others from changing it.
 */
export async function pageByPage<Row>(
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const yieldToEventLoop = eventLoopYielder()
  const all: Row[] = []
  for (;;) {
    const page = await readAfter(all.at(-1))
    for (const row of page) all.push(row)
    if (page.length < rowsPerPage) return all
    await yieldToEventLoop()
  }
}
