import { type Card, type DeckDetail, limits } from '@manafolio/contract'
import { useLocalStorage } from '@mantine/hooks'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { toastFailure } from '../../../../ui/toast.ts'
import { fittingTerms } from './fitting.ts'
import { type Question, questionFor } from './question.ts'
import {
  entryQuery,
  entryQuestion,
  isEntry,
  type QuickEntry,
  withoutUnfinished,
} from './quick-entry.ts'
import { useFoundCards } from './use-found-cards.ts'

export type CardSearch = ReturnType<typeof useCardSearch>

/** The typed text and its results. */
export function useCardSearch(deck: DeckDetail) {
  const [text, setText] = useState('')
  const [isFitting, setFitting] = useOption('manafolio-only-fitting-cards', true)
  const [hidesDeck, setHidesDeck] = useOption('manafolio-hide-cards-in-deck', false)
  /** Query terms that all results must match; empty when any card may be found. */
  const terms = isFitting ? fittingTerms(deck) : ''
  const line = withoutUnfinished(text.trim())
  const { entry, isRead } = useEntry(line, deck)
  const question = isRead ? questionOf(line, entry, terms) : unread(line, entry, terms)
  const response = useFoundCards(question)
  const answer = { ...response, isAnswered: response.isAnswered && isRead }
  const found = question.query === '' ? undefined : answer.found
  const names = useMemo(() => namesOf(deck), [deck])
  const others = useMemo(
    () => found?.cards.filter(({ name }) => !hidesDeck || !names.has(name)) ?? [],
    [found, hidesDeck, names],
  )
  const cards = useMemo(() => others.slice(0, limits.deckSearchResults), [others])

  function retry() {
    if (text.trim() === '') {
      toastFailure('Search query required', 'Please enter a card name to search.')
    } else if (answer.error) answer.retry()
  }

  return {
    ...{ text, setText, isFitting, setFitting, hidesDeck, setHidesDeck, terms, retry },
    ...{ entry, question, answer, cards },
    hasMore: (found?.hasMore ?? false) || others.length > limits.deckSearchResults,
    /** Results that are hidden because the deck has them. */
    hiddenInDeck: (found?.cards.length ?? 0) - others.length,
    /** The question that a text would be, for those who type ahead. */
    ask: (client: QueryClient, typed: string) => askFor(client, { typed, deck, terms }),
    /** Whether a card may be shown. */
    isShown: (card: Card) => !hidesDeck || !names.has(card.name),
  }
}

/** The text as a line of a list, if it is one; of an earlier text until it is read. */
function useEntry(text: string, { format }: DeckDetail) {
  const isLine = isEntry(text)
  const { data, isSuccess, isPlaceholderData, error } = useQuery({
    ...entryQuery(text, format),
    enabled: isLine,
    placeholderData: keepPreviousData,
  })
  if (!isLine) return { entry: null, isRead: true }
  return { entry: data ?? null, isRead: (isSuccess && !isPlaceholderData) || error !== null }
}

function questionOf(text: string, entry: QuickEntry | null, terms: string): Question {
  return entry ? entryQuestion(entry, terms) : questionFor(text, terms)
}

/** Until a line is read, the results of the one before stay. */
function unread(text: string, entry: QuickEntry | null, terms: string): Question {
  const question = entry ? entryQuestion(entry, terms) : questionFor('', terms)
  return { ...question, text }
}

interface Asked {
  typed: string
  deck: DeckDetail
  terms: string
}

async function askFor(client: QueryClient, { typed, deck, terms }: Asked) {
  const text = withoutUnfinished(typed.trim())
  const entry = isEntry(text) ? await client.fetchQuery(entryQuery(text, deck.format)) : null
  return { entry, question: questionOf(text, entry, terms) }
}

/** The names of the cards in a deck, with its commander. */
function namesOf({ cards, commander, commanderName }: DeckDetail): ReadonlySet<string> {
  const names = cards.map(({ card, cardName }) => card?.name ?? cardName)
  return new Set([...names, commander?.name ?? commanderName ?? ''])
}

/** A choice that the browser stores, for all decks. */
function useOption(key: string, defaultValue: boolean) {
  return useLocalStorage({ key, defaultValue, getInitialValueInEffect: false })
}
