import { card } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { writerOf } from '../http/json-bytes.ts'
import { byteCache } from './byte-cache.ts'
import { presentCard } from './present.ts'

/** Some 10,000 cards. */
const cards = byteCache<number>(16_000_000)

export const writeCard = writerOf(card)

/** A printing as the API describes it, as JSON: written once as long as many ask for it. */
export function cardBytes(catalogue: Catalogue, printing: number): Buffer {
  const known = cards.get(catalogue, printing)
  if (known) return known
  const bytes = writeCard(presentCard(catalogue, printing))
  cards.set(catalogue, printing, bytes)
  return bytes
}
