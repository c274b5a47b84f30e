import type { getSetBuyList, OutputOf, SetGoal, SetPage, SetSummary } from '@manafolio/contract'
import { type Catalogue, copiesOfPrinting, rowText } from '@manafolio/search'
import { offerOf } from '../../cards/offers.ts'
import { catalogueSets, type SetDescription } from '../../cards/sets/catalogue-sets.ts'
import { type NumberedPrinting, setPrintings } from '../../cards/sets/set-printings.ts'
import { AppError } from '../../errors.ts'
import type { Collection } from '../collection-cache.ts'
import { holdingsIn } from '../held.ts'
import { cheapestOffer, missingCost, missingFor } from './missing.ts'
import { ownedSets } from './owned-sets.ts'
import { countFinishes, ownedOf } from './set-copies.ts'

/** Every set, with what is owned of it; undefined stands for a visitor’s collection. */
export function listSets(catalogue: Catalogue, collection: Collection | undefined): SetSummary[] {
  return catalogueSets(catalogue).all.map(summarizer(catalogue, collection))
}

/** A set with all of its printings. */
export function getSet(
  catalogue: Catalogue,
  collection: Collection | undefined,
  code: string,
): SetPage {
  const set = findSet(catalogue, code)
  const printings = setPrintings(catalogue, set.code)
  const counted = countedOf(printings)
  const holdings = collection && holdingsIn(collection, catalogue)
  const isOwned = (printing: number) =>
    holdings !== undefined && copiesOfPrinting(holdings, printing) > 0
  const missing = (goal: SetGoal) =>
    missingCost(catalogue, missingFor[goal](catalogue, counted, isOwned))
  return {
    set: summarizer(catalogue, collection)(set),
    related: relatedSets(catalogue, set),
    printings: printings.map(({ shown }) => shown),
    finishes: countFinishes(printings, ({ shown }, finish) => shown.finishes.includes(finish)),
    missing: { cards: missing('cards'), printings: missing('printings') },
    owned: collection ? ownedOf(catalogue, collection, printings) : null,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** What a goal needs, each at its cheapest. */
export function listToBuy(
  catalogue: Catalogue,
  collection: Collection,
  { code, goal }: { code: string; goal: SetGoal },
): OutputOf<typeof getSetBuyList> {
  const set = findSet(catalogue, code)
  const counted = countedOf(setPrintings(catalogue, set.code))
  const holdings = holdingsIn(collection, catalogue)
  const isOwned = (printing: number) => copiesOfPrinting(holdings, printing) > 0
  const missing = missingFor[goal](catalogue, counted, isOwned)
  const { usd } = missingCost(catalogue, missing)
  const lines = missing.map((one) => {
    const offer = cheapestOffer(catalogue, one)
    return {
      cardName: nameOf(catalogue, one.printings[0]),
      quantity: 1,
      offer: offer ? offerOf(catalogue, offer) : null,
    }
  })
  const { pricesAsOf } = catalogue.meta
  return { lines, totalUsd: usd.total, unpricedCopies: usd.unpriced, pricesAsOf }
}

function findSet(catalogue: Catalogue, code: string): SetDescription {
  const set = catalogueSets(catalogue).byCode.get(code.toLowerCase())
  if (!set) throw new AppError('set_not_found')
  return set
}

function nameOf({ columns, texts }: Catalogue, printing = 0): string {
  return rowText(texts.cardTitle, columns.printingCard[printing] ?? 0)
}

function summarizer(catalogue: Catalogue, collection: Collection | undefined) {
  const owned = collection && ownedSets(catalogue, holdingsIn(collection, catalogue))
  return (set: SetDescription): SetSummary => ({
    ...set,
    owned: owned ? (owned.get(set.code) ?? { cards: 0, printings: 0 }) : null,
  })
}

/** The set that it belongs to, then its own in the order of their names. */
function relatedSets(catalogue: Catalogue, { code, parentCode }: SetDescription) {
  const { all, byCode } = catalogueSets(catalogue)
  const parent = parentCode === null ? undefined : byCode.get(parentCode)
  const children = all.filter((set) => set.parentCode === code)
  return [...(parent ? [parent] : []), ...children.sort((a, b) => (a.name < b.name ? -1 : 1))].map(
    ({ code, name }) => ({ code, name }),
  )
}

function countedOf(printings: readonly NumberedPrinting[]): number[] {
  return printings.filter(({ shown }) => shown.isCounted).map(({ printing }) => printing)
}
