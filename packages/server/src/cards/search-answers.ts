import { type CardSearch, cardSearchResult, limits } from '@manafolio/contract'
import { type Catalogue, nameWordsOf, otherNameWith, search, type World } from '@manafolio/search'
import * as z from 'zod/mini'
import { arrayOf, withProperties, writerOf } from '../http/json-bytes.ts'
import { byteCache } from './byte-cache.ts'
import { presentCard } from './present.ts'
import { isPersonal } from './rules.ts'
import { cardBytes, writeCard } from './written-cards.ts'

/** 100 long ones, or many more short ones. */
const answers = byteCache<string>(8_000_000)

/** A page of results as JSON: written once for all who ask for the same on a day. */
export function answerSearch(catalogue: Catalogue, requested: CardSearch, world: World): Buffer {
  const { query, unique, sort, page } = requested
  const key = JSON.stringify([world.today, query, unique, sort, page])
  const known = answers.get(catalogue, key)
  if (known) return known
  const { bytes, isLasting } = writeAnswer(catalogue, requested, world)
  if (isLasting && !isPersonal(query)) answers.set(catalogue, key, bytes)
  return bytes
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
