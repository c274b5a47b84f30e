import {
  type CopiesOfPrinting,
  type FinishCounts,
  finishes,
  type SetPage,
} from '@manafolio/contract'
import type { Catalogue, Holdings } from '@manafolio/search'
import type { NumberedPrinting, SetPrintings } from '../../cards/sets/set-printings.ts'
import type { Collection } from '../collection-cache.ts'
import { heldEntries, holdingsIn } from '../held.ts'
import type { Variants } from '../variants.ts'

/** What is owned of the printings of a set. */
export function ownedOf(
  catalogue: Catalogue,
  collection: Collection,
  { all, counted }: SetPrintings,
): NonNullable<SetPage['owned']> {
  const copies = copiesByPrinting(catalogue, collection, all)
  return {
    finishes: countFinishes(
      counted,
      ({ printing }, finish) => (copies.get(printing)?.[finish] ?? 0) > 0,
    ),
    copies: listCopies(holdingsIn(collection, catalogue), all, copies),
  }
}

type InFinish = (printing: NumberedPrinting, finish: keyof FinishCounts) => boolean

export function countFinishes(
  printings: readonly NumberedPrinting[],
  isIn: InFinish,
): FinishCounts {
  const count = (finish: keyof FinishCounts) => printings.filter((one) => isIn(one, finish)).length
  return { nonfoil: count('nonfoil'), foil: count('foil'), etched: count('etched') }
}

function copiesByPrinting(
  catalogue: Catalogue,
  collection: Collection,
  printings: readonly NumberedPrinting[],
): Map<number, FinishCounts> {
  const ofSet = new Set(printings.map(({ printing }) => printing))
  const copies = new Map<number, FinishCounts>()
  for (const { printing, variants } of heldEntries(collection, catalogue)) {
    if (printing === undefined || !ofSet.has(printing)) continue
    copies.set(printing, addCopies(copies.get(printing), variants))
  }
  return copies
}

const noCopies: FinishCounts = { nonfoil: 0, foil: 0, etched: 0 }

/** An id of the card data that was merged into another may leave two entries for one printing. */
function addCopies(before = noCopies, variants: Variants): FinishCounts {
  const sum = { ...before }
  for (const { finish, quantity } of variants) sum[finish] += quantity
  return sum
}

function listCopies(
  { cardCopies }: Holdings,
  printings: readonly NumberedPrinting[],
  copies: ReadonlyMap<number, FinishCounts>,
): CopiesOfPrinting[] {
  const inSet = new Map<number, number>()
  for (const { printing, card } of printings) {
    const counts = copies.get(printing)
    if (counts) inSet.set(card, (inSet.get(card) ?? 0) + totalOf(counts))
  }
  return printings.flatMap(({ printing, card, shown }) => {
    const owned = cardCopies[card] ?? 0
    if (owned === 0) return []
    const counts = copies.get(printing) ?? noCopies
    return [{ scryfallId: shown.id, ...counts, inOtherSets: owned - (inSet.get(card) ?? 0) }]
  })
}

function totalOf(counts: FinishCounts): number {
  return finishes.reduce((sum, finish) => sum + counts[finish], 0)
}
