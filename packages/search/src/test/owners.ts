import type { Variant } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Held, type Holdings, holdingsOf } from '../holdings/holdings.ts'
import { printingCalled } from './printing-names.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** Properties of copies; by default one usual copy. */
export interface Owned {
  addedOn?: number
  variants?: Partial<Variant>[]
}

/** A user who owns these printings, such as “Lightning Bolt [lea]”, newest first. */
export function ownerOf(owned: Record<string, Owned>, catalogue = smallCatalogue): Holdings {
  return holdingsOf(
    catalogue,
    Object.entries(owned).map(([name, copies]) => {
      const printing = printingCalled(catalogue, name)
      if (printing === undefined) throw new Error(`There is no printing “${name}”`)
      return heldOf(printing, copies)
    }),
  )
}

export function heldOf(printing: number, { addedOn = 20260101, variants = [{}] }: Owned): Held {
  return { printing, addedOn, variants: variants.map((variant) => ({ ...usual, ...variant })) }
}

const usual: Variant = { finish: 'nonfoil', condition: 'NM', language: 'en', quantity: 1 }

/**
 * What is owned in tests that say nothing of it; 2026-08-15 is today, and nothing else is owned.
 */
const usually: Record<string, Owned> = {
  'Lightning Bolt [lea]': { addedOn: 20260815, variants: [{ condition: 'HP' }] },
  'Lightning Bolt [a25]': {
    addedOn: 20260510,
    variants: [{ quantity: 3 }, { finish: 'foil', condition: 'LP' }],
  },
  'Brainstorm [sta]': { addedOn: 20260501, variants: [{ finish: 'etched' }] },
  'Colossal Dreadmaw [xln]': { addedOn: 20260301, variants: [{ language: 'ja', quantity: 2 }] },
  'Nicol Bolas [zen]': { addedOn: 20260102 },
  'Goblin Guide [2xm]': {
    addedOn: 20251231,
    variants: [{ finish: 'foil', language: 'de', quantity: 2 }],
  },
  'Goblin Guide [zen]': { addedOn: 20250601, variants: [{ finish: 'foil' }] },
  'Lightning Bolt [mh2]': { addedOn: 20250101, variants: [{ finish: 'foil', quantity: 2 }] },
  'Lightning Token [tst]': { addedOn: 20240101, variants: [{ quantity: 4 }] },
  'Brainstorm [mmq]': { addedOn: 20210423, variants: [{ condition: 'D', quantity: 4 }] },
}

const owners = new WeakMap<Catalogue, Holdings>()

/** A user who owns of that whatever a catalogue has. */
export function usualOwner(catalogue: Catalogue): Holdings {
  const known = owners.get(catalogue)
  if (known) return known
  const there = Object.entries(usually).filter(
    ([name]) => printingCalled(catalogue, name) !== undefined,
  )
  const owner = ownerOf(Object.fromEntries(there), catalogue)
  owners.set(catalogue, owner)
  return owner
}
