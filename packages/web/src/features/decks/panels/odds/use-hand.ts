import {
  type DeckSheet,
  drawCard,
  entriesIn,
  mulligan,
  newHand,
  putBack,
  type SampleHand,
} from '@manafolio/deck'
import { useState } from 'react'
import { drawnMessage, newHandMessage, putBackMessage } from './hand-text.ts'

interface HandActions {
  startOver: () => void
  mulligan: () => void
  draw: () => void
  putBack: (place: number) => void
}

export interface HandInPlay {
  hand: SampleHand
  /** The last change, for screen readers. */
  announcement: string
  /** Whether the deck has changed since the hand was drawn. */
  isOld: boolean
  actions: HandActions
}

/** A hand that stays when the deck changes, until a new one is drawn. */
export function useHand(sheet: DeckSheet, seedOf: () => number): HandInPlay {
  const deal = () => ({ hand: newHand(sheet, seedOf()), cards: cardsOf(sheet) })
  const [{ hand, cards }, setDealt] = useState(deal)
  const [announcement, setAnnouncement] = useState('')

  function show(next: SampleHand, label: string) {
    setDealt({ hand: next, cards })
    setAnnouncement(label)
  }

  const actions: HandActions = {
    startOver() {
      const dealt = deal()
      setDealt(dealt)
      setAnnouncement(newHandMessage(dealt.hand))
    },
    mulligan() {
      const next = mulligan(hand)
      if (next !== hand) show(next, newHandMessage(next))
    },
    draw() {
      const next = drawCard(hand)
      if (next !== hand) show(next, drawnMessage(next))
    },
    putBack(place) {
      const next = putBack(hand, place)
      if (next !== hand) show(next, putBackMessage(next))
    },
  }
  return { hand, announcement, isOld: cards !== cardsOf(sheet), actions }
}

function cardsOf(sheet: DeckSheet): string {
  return entriesIn(sheet, 'main')
    .map(({ scryfallId, quantity }) => `${quantity} ${scryfallId}`)
    .join()
}
