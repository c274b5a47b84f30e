import { type Card, type CardSearchResult, limits, searchCards } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { folded } from '../../../../lib/folded.ts'
import { onePerName } from '../../kit/one-per-name.ts'
import type { Question } from './question.ts'

export interface FoundCards extends Pick<CardSearchResult, 'warnings' | 'didYouMean'> {
  /** One printing of each card, the cheapest in US dollars. */
  cards: Card[]
  /** Whether there are more results than these. */
  hasMore: boolean
}

const nothing: FoundCards = { cards: [], hasMore: false, warnings: [], didYouMean: null }

export function foundCardsQuery(question: Question) {
  const { query, exact } = question
  return queryOptions({
    queryKey: ['cards', 'search', 'deck', query, exact],
    queryFn: ({ signal }) => findCards(question, signal),
  })
}

/** The results of a request, starting with a card of exactly that name. */
export async function findCards(question: Question, signal?: AbortSignal): Promise<FoundCards> {
  if (question.query === '') return nothing
  const response = await search(question.query, signal)
  const exactMatches = await cardsNamed(question, response, signal)
  const cards = onePerName([...exactMatches, ...response.cards])
  const { warnings, didYouMean } = response
  const hasMore = response.hasMore || cards.length > limits.deckSearchResults
  return { cards: cards.slice(0, limits.deckSearchResults), hasMore, warnings, didYouMean }
}

/** Basic lands have no popularity rank: they sort last, so they may be on a later page. */
async function cardsNamed(
  { text, exact }: Question,
  { cards, hasMore }: CardSearchResult,
  signal?: AbortSignal,
): Promise<Card[]> {
  const exactMatches = cards.filter((card) => isCalled(card, text))
  if (exactMatches.length > 0 || !hasMore || exact === '') return exactMatches
  return (await search(exact, signal)).cards
}

function isCalled({ name, alsoCalled = [] }: Card, text: string): boolean {
  const typed = folded(text)
  const names = [name, ...alsoCalled].flatMap((each) => [each, ...each.split(' // ')])
  return names.some((each) => folded(each) === typed)
}

function search(query: string, signal?: AbortSignal): Promise<CardSearchResult> {
  return call(searchCards, { input: { query, unique: 'cards' }, ...(signal && { signal }) })
}
