import {
  colors,
  type Finish,
  finishes,
  type getValueParts,
  type OutputOf,
  rarities,
  type ValuePart,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Collection } from '../collection-cache.ts'
import {
  collectionValuation,
  type HeldEntry,
  heldEntries,
  type Valuation,
  valuationOf,
} from '../held.ts'

/** What the parts of a collection are worth that differ in set, color, rarity or finish. */
export function valueParts(
  collection: Collection,
  catalogue: Catalogue,
): OutputOf<typeof getValueParts> {
  const pieces = heldEntries(collection, catalogue)
    .flatMap(byFinish)
    .map((held) => ({ held, valuation: valuationOf(catalogue, [held]) }))
  return {
    ...answered(collectionValuation(collection, catalogue)),
    pricesAsOf: catalogue.meta.pricesAsOf,
    sets: partsBy(setOf, pieces, catalogue),
    colors: partsBy(colorOf, pieces, catalogue),
    rarities: partsBy(rarityOf, pieces, catalogue),
    finishes: partsBy(finishOf, pieces, catalogue),
  }
}

interface Kind {
  key: string
  name: string
}

/** Copies of an entry that are of one finish. */
interface Piece {
  held: HeldEntry
  valuation: Valuation
}

/** Of what kind copies are whose printing has that number. */
type KindOf = (catalogue: Catalogue, printing: number, held: HeldEntry) => Kind

const setOf: KindOf = ({ meta, columns }, printing) => {
  const { code = '', name = '' } = meta.sets[columns.printingSet[printing] ?? 0] ?? {}
  return { key: code, name }
}

const colorOf: KindOf = ({ columns }, printing) => {
  const card = columns.printingCard[printing] ?? 0
  return colorKinds[columns.cardColors[card] ?? 0] ?? unknown
}

const rarityOf: KindOf = ({ columns }, printing) =>
  rarityKinds[columns.printingRarity[printing] ?? 0] ?? unknown

const finishOf: KindOf = (_, _printing, { variants }) =>
  finishKinds[variants[0]?.finish ?? 'nonfoil']

/** Of copies of printings that the catalogue does not know. */
const unknown: Kind = { key: '', name: '' }

/** For each set of colors, as bits in their order. */
const colorKinds = Array.from({ length: 2 ** colors.length }, (_, mask) => {
  const [one = 'C', ...more] = colors.filter((_, bit) => (mask & (1 << bit)) !== 0)
  return sameName(more.length > 0 ? 'M' : one)
})

const rarityKinds = rarities.map(sameName)

const finishKinds: Record<Finish, Kind> = {
  nonfoil: sameName('nonfoil'),
  foil: sameName('foil'),
  etched: sameName('etched'),
}

function sameName(key: string): Kind {
  return { key, name: key }
}

/** An entry as several, each with the copies of one finish. */
function byFinish(entry: HeldEntry): HeldEntry[] {
  if (entry.variants.length === 1) return [entry]
  return finishes.flatMap((finish) => {
    const variants = entry.variants.filter((variant) => variant.finish === finish)
    return variants.length > 0 ? [{ ...entry, variants }] : []
  })
}

function partsBy(kindOf: KindOf, pieces: readonly Piece[], catalogue: Catalogue): ValuePart[] {
  const parts = new Map<string, Kind & Valuation>()
  for (const { held, valuation } of pieces) {
    const { printing } = held
    const kind = printing === undefined ? unknown : kindOf(catalogue, printing, held)
    const part = parts.get(kind.key) ?? { ...kind, copies: 0, pricedCopies: 0, cents: 0 }
    parts.set(kind.key, part)
    part.copies += valuation.copies
    part.pricedCopies += valuation.pricedCopies
    part.cents += valuation.cents
  }
  return [...parts.values()]
    .sort(dearestFirst)
    .map(({ key, name, ...valuation }) => ({ key, name, ...answered(valuation) }))
}

function dearestFirst(a: Kind & Valuation, b: Kind & Valuation): number {
  if (a.cents !== b.cents) return b.cents - a.cents
  return a.name < b.name || (a.name === b.name && a.key < b.key) ? -1 : 1
}

function answered({ cents, copies, pricedCopies }: Valuation) {
  return { valueUsd: cents / 100, copies, pricedCopies }
}
