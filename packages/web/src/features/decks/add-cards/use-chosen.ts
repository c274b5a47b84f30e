import type { Card } from '@manafolio/contract'
import { useState } from 'react'

/** The card that the arrow keys went to; none once it is not among the cards any more. */
export function useChosen(cards: readonly Card[]) {
  const [id, setId] = useState<string>()
  const at = cards.findIndex((card) => card.id === id)
  return {
    chosen: cards[at],
    choose: setId,
    /** After the last one comes the field again, and before the first one too. */
    move: (step: 1 | -1) => {
      const places = cards.length + 1
      const next = (at + 1 + step + places) % places
      setId(cards[next - 1]?.id)
    },
  }
}
