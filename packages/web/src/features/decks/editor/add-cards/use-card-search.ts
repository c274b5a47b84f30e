import type { DeckDetail } from '@manafolio/contract'
import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import { toastFailure } from '../../../../ui/toast.ts'
import { fittingTerms } from './fitting.ts'
import { questionFor } from './question.ts'
import { useFoundCards } from './use-found-cards.ts'

export type CardSearch = ReturnType<typeof useCardSearch>

/** The typed text and its results. */
export function useCardSearch(deck: DeckDetail) {
  const [text, setText] = useState('')
  const [isFitting, setFitting] = useFitOption()
  /** Query terms that all results must match; empty when any card may be found. */
  const terms = isFitting ? fittingTerms(deck) : ''
  const question = questionFor(text, terms)
  const answer = useFoundCards(question)
  const cards = question.query === '' ? [] : (answer.found?.cards ?? [])

  function retry() {
    if (question.text === '') {
      toastFailure('Search query required', 'Please enter a card name to search.')
    } else if (answer.error) answer.retry()
  }

  return { text, setText, isFitting, setFitting, terms, question, answer, cards, retry }
}

/** Whether to search only cards that fit the deck; stored in the browser, for all decks. */
function useFitOption() {
  return useLocalStorage({
    key: 'manafolio-only-fitting-cards',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
}
