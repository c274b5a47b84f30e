import type { CardDataSet } from '@manafolio/contract'
import { type Catalogue, type SetFacts, setFacts } from '@manafolio/search'
import { dateOf, parentOf } from '../sets/catalogue-sets.ts'
import { searchAddress } from './search.ts'

interface Sets {
  /** Newest first. */
  all: CardDataSet[]
  /** By code and by id. */
  byName: ReadonlyMap<string, CardDataSet>
}

const described = new WeakMap<Catalogue, Sets>()

/** Every set of the catalogue in the service's words, described once for each catalogue. */
export function setsOf(catalogue: Catalogue, publicUrl: string): Sets {
  const known = described.get(catalogue) ?? describe(catalogue, publicUrl)
  described.set(catalogue, known)
  return known
}

function describe(catalogue: Catalogue, publicUrl: string): Sets {
  const facts = setFacts(catalogue)
  const codes = new Set(facts.map(({ code }) => code))
  const all = facts
    .filter(({ printings }) => printings > 0)
    .sort((a, b) => b.released - a.released || (a.name < b.name ? -1 : 1))
    .map((set) => setObject(set, codes, publicUrl))
  return { all, byName: new Map(all.flatMap((set) => [[set.id, set] as const, [set.code, set]])) }
}

function setObject(set: SetFacts, codes: ReadonlySet<string>, publicUrl: string): CardDataSet {
  return {
    object: 'set',
    id: set.id,
    code: set.code,
    name: set.name,
    set_type: set.type,
    released_at: dateOf(set.released),
    card_count: set.printings,
    digital: set.isDigital,
    nonfoil_only: !set.hasFoil,
    foil_only: !set.hasNonfoil,
    scryfall_uri: `https://scryfall.com/sets/${set.code}`,
    search_uri: searchAddress(publicUrl, {
      include_extras: true,
      order: 'set',
      q: `e:${set.code}`,
      unique: 'prints',
    }),
    icon_svg_uri: `https://svgs.scryfall.io/sets/${iconOf(set, codes)}.svg`,
  }
}

/** The icon of the set that it belongs to; other promos have a star. */
function iconOf(set: SetFacts, codes: ReadonlySet<string>): string {
  return parentOf(set, codes) ?? (set.type === 'promo' ? 'star' : set.code)
}
