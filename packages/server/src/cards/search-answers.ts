import { type Card, type CardSearch, type CardSearchResult, limits } from '@manafolio/contract'
import { type Catalogue, nameWordsOf, otherNameWith, search, type World } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import { presentCard } from './present.ts'
import { isPersonal } from './rules.ts'

/** What was written as JSON, in bytes: cards by their printings, and answers by their questions. */
interface Written {
  cards: LRUCache<number, Buffer>
  answers: LRUCache<string, Buffer>
}

/** Bytes in memory for each catalogue: some 10,000 cards, and some 100 answers or more. */
const cardsMax = 16_000_000
const answersMax = 8_000_000

const written = new WeakMap<Catalogue, Written>()

function writtenOf(catalogue: Catalogue): Written {
  const known = written.get(catalogue) ?? { cards: cacheOf(cardsMax), answers: cacheOf(answersMax) }
  written.set(catalogue, known)
  return known
}

function cacheOf<Key extends string | number>(maxSize: number): LRUCache<Key, Buffer> {
  return new LRUCache({ maxSize, sizeCalculation: ({ byteLength }) => byteLength })
}

/** A page of results as JSON: written once for all who ask for the same on a day. */
export function answerSearch(catalogue: Catalogue, requested: CardSearch, world: World): Buffer {
  const { query, unique, sort, page } = requested
  const { answers } = writtenOf(catalogue)
  const key = JSON.stringify([world.today, query, unique, sort, page])
  const known = answers.get(key)
  if (known) return known
  const { bytes, isLasting } = writeAnswer(catalogue, requested, world)
  if (isLasting && !isPersonal(query)) answers.set(key, bytes)
  return bytes
}

function writeAnswer(catalogue: Catalogue, requested: CardSearch, world: World) {
  const { query, unique, sort, page } = requested
  const request = { query, mode: unique, sort, page, pageSize: limits.searchPage }
  const found = search(catalogue, request, world)
  const others: Omit<CardSearchResult, 'cards'> = {
    offset: found.offset,
    totalCards: found.total,
    hasMore: found.hasMore,
    searchMode: found.mode,
    isOrderedByQuery: found.isOrderedByQuery,
    explanation: found.explanation,
    warnings: found.warnings,
    clauses: found.clauses,
    didYouMean: found.didYouMean ?? null,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
  const cards = writeCards(catalogue, found.printings, query)
  return {
    bytes: Buffer.concat([
      Buffer.from('{"cards":['),
      ...cards.flatMap((card, at) => (at === 0 ? [card] : [comma, card])),
      Buffer.from(`],${JSON.stringify(others).slice(1)}`),
    ]),
    // What was ignored since it took too long may be found at another time.
    isLasting: found.warnings.length === 0,
  }
}

const comma = Buffer.from(',')

/** The printings that a query found, with the other names that it found them by. */
function writeCards(catalogue: Catalogue, printings: readonly number[], query: string): Buffer[] {
  const words = nameWordsOf(catalogue, query)
  return printings.map((printing) => {
    const card = catalogue.columns.printingCard[printing] ?? 0
    const name = otherNameWith(catalogue, card, words)
    if (name === undefined) return cardBytes(catalogue, printing)
    return Buffer.from(JSON.stringify(alsoCalled(presentCard(catalogue, printing), name)))
  })
}

function cardBytes(catalogue: Catalogue, printing: number): Buffer {
  const { cards } = writtenOf(catalogue)
  const known = cards.get(printing)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify(presentCard(catalogue, printing)))
  cards.set(printing, bytes)
  return bytes
}

function alsoCalled(card: Card, name: string): Card {
  const names = card.alsoCalled ?? []
  return names.includes(name) ? card : { ...card, alsoCalled: [...names, name] }
}
