import { Readable } from 'node:stream'
import type { Catalogue } from '@manafolio/search'
import { bytesOf, byteText, insideOf } from './byte-text.ts'
import { cardText } from './card-text.ts'

/** Cards written before yielding to other work: less than a millisecond. */
const sliceSize = 32

/**
 * The service's list of cards, with what stands before them, as a stream that is written as fast as
 * it is taken: no list is ever held as a whole, and other requests are answered in between.
 */
export function cardList(
  catalogue: Catalogue,
  head: Readonly<Record<string, unknown>>,
  printings: readonly number[],
): Readable {
  return Readable.from(listPieces(catalogue, head, printings), { objectMode: false })
}

function* listPieces(
  catalogue: Catalogue,
  head: Readonly<Record<string, unknown>>,
  printings: readonly number[],
): Generator<Buffer> {
  let before = `{${insideOf(byteText({ object: 'list', ...head }))},"data":[`
  for (let start = 0; start < printings.length; start += sliceSize) {
    const slice = printings.slice(start, start + sliceSize)
    yield bytesOf(before + slice.map((printing) => cardText(catalogue, printing)).join(','))
    before = ','
  }
  yield bytesOf(`${printings.length === 0 ? before : ''}]}`)
}
