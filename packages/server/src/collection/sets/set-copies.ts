import {
  type CopiesOfPrinting,
  type FinishCounts,
  finishes,
  type SetPage,
} from '@manafolio/contract'
import type { Catalogue, Holdings } from '@manafolio/search'
import type { NumberedPrinting } from '../../cards/sets/set-printings.ts'
import type { Collection } from '../collection-cache.ts'
import { heldEntries, holdingsIn } from '../held.ts'
import type { Variants } from '../variants.ts'

/** What is owned of the printings of a set. */
export function ownedOf(
  catalogue: Catalogue,
  collection: Collection,
  printings: readonly NumberedPrinting[],
): NonNullable<SetPage['owned']> {
  const copies = copiesByPrinting(catalogue, collection, printings)
  return {
    finishes: countFinishes(
      printings,
      ({ printing }, finish) => (copies.get(printing)?.[finish] ?? 0) > 0,
    ),
    copies: listCopies(catalogue, holdingsIn(collection, catalogue), { printings, copies }),
  }
}

type InFinish = (printing: NumberedPrinting, finish: keyof FinishCounts) => boolean

/** The counted printings of each finish. */
export function countFinishes(
  printings: readonly NumberedPrinting[],
  isIn: InFinish,
): FinishCounts {
  const count = (finish: keyof FinishCounts) =>
    printings.filter((one) => one.shown.isCounted && isIn(one, finish)).length
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

/** An id of the card data that was merged into another may leave two entries for one printing. */
function addCopies(before: FinishCounts = noCopies, variants: Variants): FinishCounts {
  const sum = { ...before }
  for (const { finish, quantity } of variants) sum[finish] += quantity
  return sum
}

const noCopies: FinishCounts = { nonfoil: 0, foil: 0, etched: 0 }

interface Held {
  printings: readonly NumberedPrinting[]
  copies: ReadonlyMap<number, FinishCounts>
}

function listCopies(
  { columns }: Catalogue,
  { cardCopies }: Holdings,
  { printings, copies }: Held,
): CopiesOfPrinting[] {
  const inSet = new Map<number, number>()
  for (const [printing, counts] of copies) {
    const card = columns.printingCard[printing] ?? 0
    inSet.set(card, (inSet.get(card) ?? 0) + totalOf(counts))
  }
  return printings.flatMap(({ printing, shown }) => {
    const card = columns.printingCard[printing] ?? 0
    const all = cardCopies[card] ?? 0
    if (all === 0) return []
    const inOtherSets = all - (inSet.get(card) ?? 0)
    return [{ scryfallId: shown.id, ...(copies.get(printing) ?? noCopies), inOtherSets }]
  })
}

function totalOf(counts: FinishCounts): number {
  return finishes.reduce((sum, finish) => sum + counts[finish], 0)
}
