import { limits, type Rarity, rarities } from '@manafolio/contract'
import type { Currency } from '../../lib/formats.ts'

/** The state of the list of sets in the URL: `?q=zendikar&kind=expansion`. */
export interface SetsParams {
  q?: string
  kind?: string
}

/** Parses the search params; invalid values are omitted. */
export function readSetsParams({ q, kind }: Record<string, unknown>): SetsParams {
  return { ...readText(q), ...(typeof kind === 'string' && /^[a-z_]+$/.test(kind) && { kind }) }
}

/** The usual one first. A price is that of the cheapest finish. */
const setSorts = ['number', 'name', 'dearest', 'cheapest', 'rarity'] as const
export type SetSort = (typeof setSorts)[number]

const ownerships = ['owned', 'missing'] as const
export type Ownership = (typeof ownerships)[number]

/** The state of a set's page in the URL: `?view=list&show=missing&rarity=mythic&sort=name&q=elf`. */
export interface SetParams {
  view?: 'list'
  show?: Ownership
  rarity?: Rarity
  sort?: SetSort
  q?: string
  currency?: Currency
}

/** Parses the search params; invalid and usual values are omitted. */
export function readSetParams(params: Record<string, unknown>): SetParams {
  const show = ownerships.find((one) => one === params.show)
  const rarity = rarities.find((one) => one === params.rarity)
  const sort = setSorts.slice(1).find((one) => one === params.sort)
  return {
    ...(params.view === 'list' && { view: 'list' }),
    ...(show && { show }),
    ...(rarity && { rarity }),
    ...(sort && { sort }),
    ...readText(params.q),
    ...(params.currency === 'eur' && { currency: 'eur' }),
  }
}

function readText(q: unknown): { q?: string } {
  const text = typeof q === 'string' ? q.trim().slice(0, limits.cardNameMax) : ''
  return text === '' ? {} : { q: text }
}
