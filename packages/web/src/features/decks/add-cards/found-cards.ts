import { type Card, type CardSearchResult, limits, searchCards } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { folded } from '../../../lib/folded.ts'
import { onePerName } from '../one-per-name.ts'
import type { Question } from './question.ts'

export interface FoundCards extends Pick<CardSearchResult, 'warnings' | 'didYouMean'> {
  /** One printing of each card, the cheapest in US dollars. */
  cards: Card[]
  /** More were found than are shown. */
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

/** The cards of a question, first the one that has the text as its name. */
export async function findCards(question: Question, signal?: AbortSignal): Promise<FoundCards> {
  if (question.query === '') return nothing
  const answer = await ask(question.query, signal)
  const named = await cardsNamed(question, answer, signal)
  const cards = onePerName([...named, ...answer.cards])
  const { warnings, didYouMean } = answer
  const hasMore = answer.hasMore || cards.length > limits.deckSearchResults
  return { cards: cards.slice(0, limits.deckSearchResults), hasMore, warnings, didYouMean }
}

/** Basic lands have no place among the popular cards: they come last, so perhaps on another page. */
async function cardsNamed(
  { text, exact }: Question,
  { cards, hasMore }: CardSearchResult,
  signal?: AbortSignal,
): Promise<Card[]> {
  const named = cards.filter(({ name }) => isCalled(name, text))
  if (named.length > 0 || !hasMore || exact === '') return named
  return (await ask(exact, signal)).cards
}

function isCalled(name: string, text: string): boolean {
  const typed = folded(text)
  return folded(name) === typed || name.split(' // ').some((part) => folded(part) === typed)
}

function ask(query: string, signal?: AbortSignal): Promise<CardSearchResult> {
  return call(searchCards, { input: { query, unique: 'cards' }, ...(signal && { signal }) })
}
