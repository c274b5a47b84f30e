import { card } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import { retained, writerOf } from '../http/json-bytes.ts'
import { presentCard } from './present.ts'

/** Bytes of JSON in memory: some 10,000 cards of a catalogue. */
const maxSize = 16_000_000

const written = new WeakMap<Catalogue, LRUCache<number, Buffer>>()

export const writeCard = writerOf(card)

/** A printing as the API describes it, as JSON: written once as long as many ask for it. */
export function cardBytes(catalogue: Catalogue, printing: number): Buffer {
  const cards = cardsOf(catalogue)
  const known = cards.get(printing)
  if (known) return known
  const bytes = retained(writeCard(presentCard(catalogue, printing)))
  cards.set(printing, bytes)
  return bytes
}

function cardsOf(catalogue: Catalogue): LRUCache<number, Buffer> {
  const known = written.get(catalogue)
  if (known) return known
  const cards = new LRUCache<number, Buffer>({
    maxSize,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  written.set(catalogue, cards)
  return cards
}
