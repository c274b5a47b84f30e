import type { Card, SlotType } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { isSessionExpired } from '../../../lib/api-error.ts'
import { toastFailure } from '../../../ui/toast.ts'
import { useReloadWhenExpired } from '../../../ui/use-reload-when-expired.ts'
import { findCards } from './found-cards.ts'
import type { Question } from './question.ts'
import { tellSearchFailed } from './use-found-cards.ts'

interface Wish {
  question: Question
  slotType: SlotType
}

/**
 * Adds the first card of a question that is not answered yet: who types faster than the answer comes
 * gets the card that was asked for, also when the next name is already being typed.
 */
export function useAddFirst(add: (card: Card, slotType: SlotType) => void) {
  const wish = useMutation({
    mutationFn: ({ question }: Wish) => findCards(question),
    onSuccess: ({ cards: [first] }, { question, slotType }) => {
      if (first) add(first, slotType)
      else toastFailure('No cards found', `Nothing was added for “${question.text}”.`)
    },
    onError: (error) => {
      if (!isSessionExpired(error)) tellSearchFailed()
    },
  })
  useReloadWhenExpired(wish.error)
  return wish.mutate
}
