type Batches = Iterable<object[]> | AsyncIterable<object[]>

/** A field with a list of objects, one per line, as JSON text in pieces. */
export async function* jsonList(name: string, batches: Batches): AsyncGenerator<string> {
  yield `${JSON.stringify(name)}:[`
  let separator = '\n'
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield separator + batch.map((item) => JSON.stringify(item)).join(',\n')
    separator = ',\n'
  }
  yield ']'
}

/** As jsonList, but the last field of each object is itself a list, read while it is written. */
export async function* nestedJsonList<Item extends object>(
  name: string,
  items: AsyncIterable<Item>,
  lastFieldOf: (item: Item) => { facts: object; name: string; batches: Batches },
): AsyncGenerator<string> {
  yield `${JSON.stringify(name)}:[`
  let separator = '\n'
  for await (const item of items) {
    const { facts, name: field, batches } = lastFieldOf(item)
    yield `${separator}${JSON.stringify(facts).slice(0, -1)},`
    yield* jsonList(field, batches)
    yield '}'
    separator = ',\n'
  }
  yield ']'
}
