import type { Matcher } from '../filters/filter.ts'
import {
  addRow,
  allRows,
  forEachRow,
  hasRow,
  noRows,
  type RowSet,
  rowsWithout,
} from '../rows/row-set.ts'
import type { Holdings } from './holdings.ts'

/** The printings of the entries that a matcher selects; those that are not owned have entry 0. */
export function printingsOfEntries(
  { entryOf, owned, printings }: Holdings,
  matcher: Matcher,
): RowSet {
  const entries = matcher.select(allRows(printings.length))
  const found = hasRow(entries, 0)
    ? rowsWithout(allRows(entryOf.length), owned)
    : noRows(entryOf.length)
  forEachRow(entries, (entry) => {
    if (entry > 0) addRow(found, printings[entry] ?? 0)
  })
  return found
}
