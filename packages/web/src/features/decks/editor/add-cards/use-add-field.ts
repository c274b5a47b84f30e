import type { Card, SlotType } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { isSessionExpired } from '../../../../lib/api-error.ts'
import {
  type FieldKeyEvent,
  hasModifier,
  useCombobox,
} from '../../../../ui/combobox/use-combobox.ts'
import { toastFailure } from '../../../../ui/toast.ts'
import { useReloadWhenExpired } from '../../../../ui/use-reload-when-expired.ts'
import type { DeckActions } from '../../kit/deck-actions.ts'
import { findCards } from './found-cards.ts'
import type { Question } from './question.ts'
import type { CardSearch } from './use-card-search.ts'
import { notifySearchFailed } from './use-found-cards.ts'

interface AddField {
  fieldRef: RefObject<HTMLInputElement | null>
  search: CardSearch
  add: DeckActions['add']
}

/** The search field: arrows choose among the results, and Enter adds one. */
export function useAddField({ fieldRef, search, add }: AddField) {
  const { text, setText, question, answer, cards } = search
  const { active, activate, field, list } = useCombobox({
    options: cards,
    keyOf: (card) => card.id,
    pastEnds: 'field',
    keys: { Enter: pressEnter, Escape: pressEscape },
  })
  const addFirst = useAddFirst(add)
  const hasOpen = active !== undefined || text !== ''

  function write(next: string) {
    activate(undefined)
    setText(next)
  }

  function pressEnter(event: FieldKeyEvent) {
    if (!isAdding(event)) return
    event.preventDefault()
    // Holding the key down would add a dozen copies.
    if (!event.repeat) addTo(event.shiftKey ? 'side' : 'main')
  }

  function addTo(slotType: SlotType) {
    fieldRef.current?.select() // typing replaces it
    const card = active ?? (answer.isAnswered ? cards[0] : undefined)
    if (card) add(card, slotType)
    else if (question.query === '' || answer.error) search.retry()
    else if (!answer.isAnswered) addFirst({ question, slotType })
  }

  function pressEscape(event: FieldKeyEvent) {
    if (hasModifier(event) || !hasOpen) return
    event.preventDefault()
    event.stopPropagation()
    if (active) activate(undefined)
    else write('')
  }

  return { field, list, write, hasOpen }
}

/** On-screen keyboards label Enter “search”: there it searches, and buttons add. */
function isAdding({ altKey, ctrlKey, metaKey }: FieldKeyEvent): boolean {
  return !(altKey || ctrlKey || metaKey || window.matchMedia('(pointer: coarse)').matches)
}

interface PendingAdd {
  question: Question
  slotType: SlotType
}

/**
 * Adds the first result of a search that has no response yet, so that users who type ahead get the requested
 * card even while typing the next name.
 */
function useAddFirst(add: (card: Card, slotType: SlotType) => void) {
  const addition = useMutation({
    mutationFn: ({ question }: PendingAdd) => findCards(question),
    onSuccess: ({ cards: [first] }, { question, slotType }) => {
      if (first) add(first, slotType)
      else toastFailure('No cards found', `Nothing was added for “${question.text}”.`)
    },
    onError: (error) => {
      if (!isSessionExpired(error)) notifySearchFailed()
    },
  })
  useReloadWhenExpired(addition.error)
  return addition.mutate
}
