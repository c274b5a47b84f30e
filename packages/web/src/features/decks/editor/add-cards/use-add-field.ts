import type { Card, DeckDetail, SlotType } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useDeferredValue } from 'react'
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
import { addedCopies, type QuickEntry } from './quick-entry.ts'
import type { CardSearch } from './use-card-search.ts'
import { notifySearchFailed } from './use-found-cards.ts'

interface AddField {
  fieldRef: RefObject<HTMLInputElement | null>
  deck: DeckDetail
  search: CardSearch
  add: DeckActions['add']
}

const noCards: Card[] = []

/** The search field: arrows choose among the results, and Enter adds one, or as many as are typed. */
export function useAddField({ fieldRef, deck, search, add }: AddField) {
  const { text, setText, question, answer, cards, entry } = search
  const rendered = useDeferredValue(cards, noCards) // keys are handled before their rows are rendered
  const { active, activate, field, list } = useCombobox({
    options: rendered,
    keyOf: (card) => card.id,
    pastEnds: 'field',
    keys: { Enter: pressEnter, Escape: pressEscape },
  })
  const addEntry = useAddEntry(deck, add)
  const addFirst = useAddFirst(search, addEntry)
  const hasOpen = active !== undefined || text !== ''

  function write(next: string) {
    activate(undefined)
    setText(next)
  }

  function pressEnter(event: FieldKeyEvent) {
    if (!isAdding(event)) return
    event.preventDefault()
    // Holding the key down would add a dozen copies.
    if (!event.repeat) addTo(event.shiftKey ? 'side' : undefined)
  }

  function addTo(slotType: SlotType | undefined) {
    fieldRef.current?.select() // typing replaces it
    const card = active ?? (answer.isAnswered ? cards[0] : undefined)
    if (card && answer.isAnswered) addEntry({ card, entry, slotType })
    else if (!answer.isAnswered && !answer.error && text.trim() !== '') addFirst({ text, slotType })
    else if (question.query === '' || answer.error) search.retry()
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

interface Adding {
  card: Card
  /** The typed line; null for a name or a query. */
  entry: QuickEntry | null
  /** Undefined for the slot of the line, or else the main deck. */
  slotType: SlotType | undefined
}

/** Adds a card as the typed line says. */
export function useAddEntry(deck: DeckDetail, add: DeckActions['add']) {
  return useCallback(
    ({ card, entry, slotType = entry?.slotType ?? 'main' }: Adding) => {
      if (!entry) add(card, slotType)
      else if (entry.copies !== null) add(card, slotType, addedCopies(entry, { card, deck }))
      else toastFailure('Nothing was added', entry.messages[0])
    },
    [add, deck],
  )
}

interface PendingAdd {
  text: string
  slotType: SlotType | undefined
}

/**
 * Adds the first result of a search that has no response yet, so that users who type ahead get the requested
 * card even while typing the next name.
 */
function useAddFirst(search: CardSearch, addEntry: (adding: Adding) => void) {
  const client = useQueryClient()
  const addition = useMutation({
    mutationFn: async ({ text }: PendingAdd) => {
      const { entry, question } = await search.ask(client, text)
      return { entry, cards: (await findCards(question)).cards.filter(search.isShown) }
    },
    onSuccess: ({ entry, cards: [card] }, { text, slotType }) => {
      if (card) addEntry({ card, entry, slotType })
      else toastFailure('No cards found', `Nothing was added for “${text.trim()}”.`)
    },
    onError: (error) => {
      if (!isSessionExpired(error)) notifySearchFailed()
    },
  })
  useReloadWhenExpired(addition.error)
  return addition.mutate
}
