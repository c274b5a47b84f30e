import { type Card, type CardSearchResult, completeQuery, searchCards } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { folded } from '../../../../lib/folded.ts'
import { onePerName } from '../../kit/one-per-name.ts'
import type { Question } from './question.ts'

export interface FoundCards extends Pick<CardSearchResult, 'warnings' | 'didYouMean'> {
  /** One printing of each card, the cheapest in US dollars. */
  cards: Card[]
  /** Whether the search has more results than these. */
  hasMore: boolean
}

const nothing: FoundCards = { cards: [], hasMore: false, warnings: [], didYouMean: null }

export function foundCardsQuery(question: Question) {
  return queryOptions({
    queryKey: ['cards', 'search', 'deck', question.query],
    queryFn: ({ signal }) => findCards(question, signal),
  })
}

/** How many cards a request does not find because of its terms; for a request without terms there are none. */
export function hiddenCardsQuery({ terms, unlimited }: Question) {
  return queryOptions({
    queryKey: ['cards', 'search', 'hidden', terms, unlimited],
    queryFn: async ({ signal }) => {
      const query = `-(${terms}) (${unlimited})`
      const { cards, hasMore } = await search(query, signal)
      return { count: onePerName(cards).length, hasMore }
    },
    enabled: terms !== '' && unlimited !== '',
  })
}

/** The results of a request, starting with the cards whose names complete the text. */
export async function findCards(question: Question, signal?: AbortSignal): Promise<FoundCards> {
  if (question.query === '') return nothing
  const [response, names] = await Promise.all([
    search(question.query, signal),
    completedNames(question, signal),
  ])
  const completed = await cardsNamed(names, { question, response }, signal)
  const cards = onePerName([...completed, ...response.cards])
  const { warnings, didYouMean } = response
  return { cards, hasMore: response.hasMore, warnings, didYouMean }
}

/** The names of cards that complete the whole text, the best first. */
async function completedNames(
  { text, canBeName }: Question,
  signal?: AbortSignal,
): Promise<string[]> {
  if (!canBeName) return []
  const completions = await call(completeQuery, { input: { q: text }, ...(signal && { signal }) })
  const names = completions.options.filter(({ kind }) => kind === 'name')
  return completions.from === 0 ? names.map((name) => name.text.replace(/^!"(.*)"$/, '$1')) : []
}

interface Found {
  question: Question
  response: CardSearchResult
}

/**
 * The cards with these names, in their order. Those that are on a later page of the results, or that the
 * search did not find because of a typo, are requested.
 */
async function cardsNamed(
  names: readonly string[],
  { question, response }: Found,
  signal?: AbortSignal,
): Promise<Card[]> {
  const isFound = (name: string) => response.cards.some((card) => hasName(card, name))
  const others = names.filter((name) => !isFound(name)).map((name) => `!"${name}"`)
  const query = `${question.terms} (${others.join(' or ')})`.trim()
  const requested = others.length > 0 ? (await search(query, signal)).cards : []
  const cards = [...response.cards, ...requested]
  return names.flatMap((name) => cards.filter((card) => hasName(card, name)))
}

function hasName(card: Card, name: string): boolean {
  return folded(card.name).replaceAll('"', '') === folded(name)
}

function search(query: string, signal?: AbortSignal): Promise<CardSearchResult> {
  return call(searchCards, { input: { query, unique: 'cards' }, ...(signal && { signal }) })
}
