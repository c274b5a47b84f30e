import { type CardSearch, cardSearchResult, limits } from '@manafolio/contract'
import { type Catalogue, nameWordsOf, otherNameWith, search, type World } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { arrayOf, retained, withProperties, writerOf } from '../http/json-bytes.ts'
import { presentCard } from './present.ts'
import { isPersonal } from './rules.ts'
import { cardBytes, writeCard } from './written-cards.ts'

/** Bytes of answers in memory: 100 long ones of a catalogue. */
const maxSize = 8_000_000

const written = new WeakMap<Catalogue, LRUCache<string, Buffer>>()

/** A page of results as JSON: written once for all who ask for the same on a day. */
export function answerSearch(catalogue: Catalogue, requested: CardSearch, world: World): Buffer {
  const { query, unique, sort, page } = requested
  const answers = answersOf(catalogue)
  const key = JSON.stringify([world.today, query, unique, sort, page])
  const known = answers.get(key)
  if (known) return known
  const { bytes, isLasting } = writeAnswer(catalogue, requested, world)
  if (isLasting && !isPersonal(query)) answers.set(key, retained(bytes))
  return bytes
}

function answersOf(catalogue: Catalogue): LRUCache<string, Buffer> {
  const known = written.get(catalogue)
  if (known) return known
  const answers = new LRUCache<string, Buffer>({
    maxSize,
    sizeCalculation: ({ byteLength }, { length }) => byteLength + 2 * length,
  })
  written.set(catalogue, answers)
  return answers
}

const writeOthers = writerOf(z.omit(cardSearchResult, { cards: true }))

function writeAnswer(catalogue: Catalogue, requested: CardSearch, world: World) {
  const { query, unique, sort, page } = requested
  const request = { query, mode: unique, sort, page, pageSize: limits.searchPage }
  const { printings, ...found } = search(catalogue, request, world)
  const others = writeOthers({
    ...found,
    totalCards: found.total,
    searchMode: found.mode,
    didYouMean: found.didYouMean ?? null,
    pricesAsOf: catalogue.meta.pricesAsOf,
  })
  const cards = arrayOf(writeCards(catalogue, printings, query).map((one) => [one]))
  return {
    bytes: Buffer.concat(withProperties(others, { cards })),
    // What was ignored since it took too long may be found, or help, at another time.
    isLasting: found.warnings.length === 0 && found.total > 0,
  }
}

/** The printings that a query found, with the other names that it found them by. */
function writeCards(catalogue: Catalogue, printings: readonly number[], query: string): Buffer[] {
  const words = nameWordsOf(catalogue, query)
  return printings.map((printing) => {
    const number = catalogue.columns.printingCard[printing] ?? 0
    const name = otherNameWith(catalogue, number, words)
    if (name === undefined) return cardBytes(catalogue, printing)
    const card = presentCard(catalogue, printing)
    return writeCard({ ...card, alsoCalled: [...new Set([...(card.alsoCalled ?? []), name])] })
  })
}
