import type {
  getSetBuyList,
  LineToBuy,
  OutputOf,
  SetGoal,
  SetPage,
  SetSummary,
} from '@manafolio/contract'
import { type Catalogue, copiesOfPrinting } from '@manafolio/search'
import { offerOf } from '../../cards/offers.ts'
import { catalogueSets, type SetDescription } from '../../cards/sets/catalogue-sets.ts'
import {
  type NumberedPrinting,
  type SetPrintings,
  setPrintings,
} from '../../cards/sets/set-printings.ts'
import { AppError } from '../../errors.ts'
import type { Collection } from '../collection-cache.ts'
import { holdingsIn } from '../held.ts'
import { cheapestForUsd, type Missing, missingCost, missingFor } from './missing.ts'
import { ownedSets } from './owned-sets.ts'
import { countFinishes, ownedOf } from './set-copies.ts'

/** Every set, with what is owned of it; a visitor has no collection. */
export function listSets(catalogue: Catalogue, collection: Collection | undefined): SetSummary[] {
  return catalogueSets(catalogue).all.map(summarizer(catalogue, collection))
}

interface DescribedSet {
  facts: Omit<SetPage, 'printings'>
  printings: SetPrintings
}

/** A set, with what is owned of it; its printings are the same for everyone. */
export async function getSet(
  catalogue: Catalogue,
  collection: Collection | undefined,
  code: string,
): Promise<DescribedSet> {
  const set = findSet(catalogue, code)
  const printings = await setPrintings(catalogue, set.code)
  const isOwned = ownershipIn(catalogue, collection)
  const missing = (goal: SetGoal) => missingCost(missingFor[goal](printings.counted, isOwned))
  const facts = {
    set: summarizer(catalogue, collection)(set),
    related: relatedSets(catalogue, set),
    finishes: countFinishes(printings.counted, ({ shown }, finish) =>
      shown.finishes.includes(finish),
    ),
    missing: { cards: missing('cards'), printings: missing('printings') },
    owned: collection ? ownedOf(catalogue, collection, printings) : null,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
  return { facts, printings }
}

/** What a goal needs, each at its cheapest. */
export async function listToBuy(
  catalogue: Catalogue,
  collection: Collection,
  { code, goal }: { code: string; goal: SetGoal },
): Promise<OutputOf<typeof getSetBuyList>> {
  const set = findSet(catalogue, code)
  const { counted } = await setPrintings(catalogue, set.code)
  const missing = missingFor[goal](counted, ownershipIn(catalogue, collection))
  const { usd } = missingCost(missing)
  return {
    lines: linesOf(catalogue, missing),
    totalUsd: usd.total,
    unpricedCopies: usd.unpriced,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** Printings without a price can only be bought by name, so those of one name are one line. */
function linesOf(catalogue: Catalogue, missing: readonly Missing[]): LineToBuy[] {
  const lines: LineToBuy[] = []
  const byName = new Map<string, LineToBuy>()
  for (const one of missing) {
    const cheapest = cheapestForUsd(one)
    const cardName = one[0]?.shown.name ?? ''
    const sameName = cheapest ? undefined : byName.get(cardName)
    if (sameName) {
      sameName.quantity++
      continue
    }
    const offer = cheapest ? offerOf(catalogue, cheapest) : null
    const line = { cardName, quantity: 1, offer }
    if (!offer) byName.set(cardName, line)
    lines.push(line)
  }
  return lines
}

function findSet(catalogue: Catalogue, code: string): SetDescription {
  const set = catalogueSets(catalogue).byCode.get(code.toLowerCase())
  if (!set) throw new AppError('set_not_found')
  return set
}

function ownershipIn(catalogue: Catalogue, collection: Collection | undefined) {
  const holdings = collection && holdingsIn(collection, catalogue)
  return ({ printing }: NumberedPrinting) =>
    holdings !== undefined && copiesOfPrinting(holdings, printing) > 0
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
  const children = all
    .filter((set) => set.parentCode === code)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return (parent ? [parent, ...children] : children).map(({ code, name }) => ({ code, name }))
}
