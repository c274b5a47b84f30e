/**
 * Reads rows batch by batch, each the rows after the last one of the batch before, so that a long
 * list is never held as a whole. Rows changed meanwhile may appear in either state.
 */
export async function* rowBatches<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const rows = await readAfter(last)
    yield rows
    last = rows.at(size - 1)
  } while (last !== undefined)
}
