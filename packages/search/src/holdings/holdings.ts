import type { CopiesKind, Variant } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { addRow, noRows, type RowSet } from '../rows/row-set.ts'
import { finishCents } from './finishes.ts'

/** Copies of a printing in a collection. */
export interface Held {
  /** Its number in the catalogue. */
  printing: number
  /** As the number yyyymmdd, in UTC. */
  addedOn: number
  variants: readonly Variant[]
}

/** Properties of a copy, such as “foil”, “LP” or “de”: no word has two of these meanings. */
export type KindWord = CopiesKind[keyof CopiesKind]

/**
 * A collection in the numbers of one catalogue. Each owned printing has an entry, from 1 and
 * newest first; entry 0 stands for all that are not owned.
 */
export interface Holdings {
  /** For each printing its entry. */
  readonly entryOf: Uint32Array
  /** For each card its copies in all printings. */
  readonly cardCopies: Int32Array
  /** The printings that are owned. */
  readonly owned: RowSet
  /** Of these the ones with a copy like that. */
  readonly ofKind: ReadonlyMap<KindWord, RowSet>
  /** For each entry its printing; what stands at 0 says nothing. */
  readonly printings: Uint32Array
  readonly copies: Int32Array
  /** As the number yyyymmdd; 0 for entry 0. */
  readonly addedOn: Int32Array
  /** USD cents of all copies of which the finish has a price; noPrice when there are none. */
  readonly cents: Int32Array
  /** USD cents of one copy in the dearest finish that is owned, or noPrice. */
  readonly dearestCents: Int32Array
}

/** Takes what is held in the order in which it is to be listed as newest first. */
export function holdingsOf(catalogue: Catalogue, held: Iterable<Held>): Holdings {
  const list = [...held]
  const holdings = withoutCopies(catalogue, list.length + 1)
  let entries = 1
  for (const { printing, addedOn, variants } of list) {
    // An id of the card data that was merged into another may leave two for the same printing.
    const entry = holdings.entryOf[printing] || entries
    for (const variant of variants) addCopies(catalogue, holdings, { entry, printing, variant })
    if (entry < entries || !holdings.copies[entry]) continue
    holdings.entryOf[printing] = entry
    holdings.printings[entry] = printing
    holdings.addedOn[entry] = addedOn
    addRow(holdings.owned, printing)
    entries++
  }
  return cut(holdings, entries)
}

export function copiesOfPrinting({ copies, entryOf }: Holdings, printing: number): number {
  return copies[entryOf[printing] ?? 0] ?? 0
}

/** Of the card of a printing, in all its printings. */
export function copiesOfCard(
  { columns }: Catalogue,
  { cardCopies }: Holdings,
  printing: number,
): number {
  return cardCopies[columns.printingCard[printing] ?? -1] ?? 0
}

type Growing = Holdings & { ofKind: Map<KindWord, RowSet> }

function withoutCopies({ meta }: Catalogue, room: number): Growing {
  return {
    entryOf: new Uint32Array(meta.printingCount),
    cardCopies: new Int32Array(meta.cardCount),
    owned: noRows(meta.printingCount),
    ofKind: new Map(),
    printings: new Uint32Array(room),
    copies: new Int32Array(room),
    addedOn: new Int32Array(room),
    cents: new Int32Array(room).fill(noPrice),
    dearestCents: new Int32Array(room).fill(noPrice),
  }
}

interface Copies {
  entry: number
  printing: number
  variant: Variant
}

function addCopies(
  catalogue: Catalogue,
  { copies, cardCopies, cents, dearestCents, ofKind }: Growing,
  { entry, printing, variant }: Copies,
): void {
  const { quantity, finish, condition, language } = variant
  if (quantity <= 0) return
  const card = catalogue.columns.printingCard[printing] ?? 0
  copies[entry] = (copies[entry] ?? 0) + quantity
  cardCopies[card] = (cardCopies[card] ?? 0) + quantity
  const price = finishCents(catalogue, printing, finish)
  if (price !== noPrice) {
    const before = Math.max(0, cents[entry] ?? 0)
    cents[entry] = Math.min(before + price * quantity, mostCents)
    dearestCents[entry] = Math.max(dearestCents[entry] ?? 0, price)
  }
  for (const word of [finish, condition, language]) {
    addRow(rowsOfKind(ofKind, word, catalogue.meta.printingCount), printing)
  }
}

/** What the column holds: 21 million dollars for copies of one printing. */
const mostCents = 2 ** 31 - 1

function rowsOfKind(ofKind: Map<KindWord, RowSet>, word: KindWord, count: number): RowSet {
  const known = ofKind.get(word)
  if (known) return known
  const rows = noRows(count)
  ofKind.set(word, rows)
  return rows
}

/** Without the room for what turned out to be no entry of its own. */
function cut(holdings: Holdings, entries: number): Holdings {
  const { printings, copies, addedOn, cents, dearestCents } = holdings
  return {
    ...holdings,
    printings: printings.subarray(0, entries),
    copies: copies.subarray(0, entries),
    addedOn: addedOn.subarray(0, entries),
    cents: cents.subarray(0, entries),
    dearestCents: dearestCents.subarray(0, entries),
  }
}
