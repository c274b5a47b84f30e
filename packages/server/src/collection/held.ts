import type { CollectionEntry } from '@manafolio/contract'
import {
  type Catalogue,
  finishCents,
  finishesOf,
  type Held,
  type Holdings,
  holdingsOf,
  noPrice,
} from '@manafolio/search'
import { dayIn } from '../cards/rules.ts'
import type { Collection, OwnedEntry } from './collection-cache.ts'
import { asPrinted, copiesIn, type Variants } from './variants.ts'

/** An entry with its printing in a catalogue. */
export interface HeldEntry {
  entry: OwnedEntry
  catalogue: Catalogue
  /** In finishes that the printing has. */
  variants: Variants
  /** Its number in the catalogue; undefined when that does not know it. */
  printing: number | undefined
  /** How it was written last. */
  json?: string
}

interface View {
  catalogue: Catalogue
  entries: readonly HeldEntry[]
  valuation: Valuation | undefined
  holdings: Holdings | undefined
}

/** A collection is looked at many times with one catalogue. */
const views = new WeakMap<Collection, View>()

function viewOf(collection: Collection, catalogue: Catalogue): View {
  const known = views.get(collection)
  if (known?.catalogue === catalogue) return known
  const entries = collection.entries.map((entry) => heldEntry(catalogue, entry))
  const view = { catalogue, entries, valuation: undefined, holdings: undefined }
  views.set(collection, view)
  return view
}

function heldEntry(catalogue: Catalogue, entry: OwnedEntry): HeldEntry {
  if (entry.held?.catalogue === catalogue) return entry.held
  const printing = catalogue.printingById.get(entry.scryfallId)
  const finishes = printing === undefined ? [] : finishesOf(catalogue, printing)
  const variants = asPrinted(entry.variants, finishes)
  entry.held = { entry, catalogue, variants, printing }
  return entry.held
}

/** The entries, newest first, with copies in finishes that the printings have. */
export function heldEntries(collection: Collection, catalogue: Catalogue): readonly HeldEntry[] {
  return viewOf(collection, catalogue).entries
}

/** What all of it is worth by the prices of the catalogue. */
export function collectionValuation(collection: Collection, catalogue: Catalogue): Valuation {
  const view = viewOf(collection, catalogue)
  view.valuation ??= valuationOf(catalogue, view.entries)
  return view.valuation
}

/** What searches know of a collection. Printings that the catalogue does not know are not in it. */
export function holdingsIn(collection: Collection, catalogue: Catalogue): Holdings {
  const view = viewOf(collection, catalogue)
  view.holdings ??= holdingsOf(catalogue, view.entries.flatMap(heldOf))
  return view.holdings
}

function heldOf({ printing, entry: { addedAt }, variants }: HeldEntry): Held[] {
  if (printing === undefined) return []
  return [{ printing, addedOn: dayIn(addedAt), variants }]
}

export function entryOf(userId: string, { scryfallId, ...state }: OwnedEntry): CollectionEntry {
  return {
    id: state.id,
    userId,
    scryfallId,
    quantity: copiesIn(state.variants),
    variants: [...state.variants],
    addedAt: state.addedAt,
    withdrawnAt: state.withdrawnAt,
  }
}

export interface Valuation {
  copies: number
  /** Copies whose finish has a price in US dollars. */
  pricedCopies: number
  cents: number
}

/** What entries are worth by the prices of the catalogue. */
export function valuationOf(catalogue: Catalogue, entries: Iterable<HeldEntry>): Valuation {
  const valuation = { copies: 0, pricedCopies: 0, cents: 0 }
  for (const { printing, variants } of entries)
    addValuation(valuation, catalogue, { printing, variants })
  return valuation
}

function addValuation(
  valuation: Valuation,
  catalogue: Catalogue,
  { printing, variants }: { printing: number | undefined; variants: Variants },
): void {
  for (const { finish, quantity } of variants) {
    const cents = printing === undefined ? noPrice : finishCents(catalogue, printing, finish)
    valuation.copies += quantity
    if (cents === noPrice) continue
    valuation.pricedCopies += quantity
    valuation.cents += cents * quantity
  }
}
