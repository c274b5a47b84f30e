import type { Catalogue } from '../catalogue/catalogue.ts'
import { hasRow, type RowSet, rowsOf } from '../rows/row-set.ts'

/** The printings if all of them are extras, such as tokens. */
export function onlyExtras(
  { meta, visible }: Catalogue,
  printings: Iterable<number>,
): RowSet | undefined {
  const extras: number[] = []
  for (const printing of printings) {
    if (hasRow(visible.withoutExtras, printing)) return undefined
    extras.push(printing)
  }
  return rowsOf(extras, meta.printingCount)
}

/** One after the other, so that few are looked at where the first is no extra. */
export function* printingsOfEach(
  { columns: { cardPrintings } }: Catalogue,
  cards: Iterable<number>,
): Generator<number> {
  for (const card of cards) {
    const end = cardPrintings[card + 1] ?? 0
    for (let printing = cardPrintings[card] ?? 0; printing < end; printing++) yield printing
  }
}
