import {
  type DeckSheet,
  drawCard,
  entriesIn,
  isChoosing,
  keepHand,
  landsInHand,
  mulligan,
  newHand,
  putBack,
  type SampleHand,
} from '@manafolio/deck'
import { useState } from 'react'
import type { HandDecision } from './hand-counts.ts'
import { drawnMessage, keptMessage, newHandMessage, putBackMessage } from './hand-text.ts'

interface HandActions {
  startOver: () => void
  keep: () => void
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

interface HandOptions {
  /** The random seed of each new hand. */
  seedOf: () => number
  /** Called with the lands of each hand that is kept or mulliganed. */
  onDecide: (decision: HandDecision, lands: number) => void
}

/** A hand that stays when the deck changes, until a new one is drawn. */
export function useHand(sheet: DeckSheet, { seedOf, onDecide }: HandOptions): HandInPlay {
  const deal = () => ({ hand: newHand(sheet, seedOf()), cards: cardsOf(sheet) })
  const [{ hand, cards }, setDealt] = useState(deal)
  const [announcement, setAnnouncement] = useState('')

  function show(next: SampleHand, label: string) {
    setDealt({ hand: next, cards })
    setAnnouncement(label)
  }

  /** A hand counts as kept when its last card is on the bottom. */
  function showKept(next: SampleHand, label: string) {
    show(next, label)
    if (!isChoosing(next)) onDecide('kept', landsInHand(next))
  }

  const actions: HandActions = {
    startOver() {
      const dealt = deal()
      setDealt(dealt)
      setAnnouncement(newHandMessage(dealt.hand))
    },
    keep() {
      const next = keepHand(hand)
      if (next !== hand) showKept(next, keptMessage(next))
    },
    mulligan() {
      const next = mulligan(hand)
      if (next === hand) return
      onDecide('mulliganed', landsInHand(hand))
      show(next, newHandMessage(next))
    },
    draw() {
      const next = drawCard(hand)
      if (next === hand) return
      if (!hand.isKept) onDecide('kept', landsInHand(hand))
      show(next, drawnMessage(next))
    },
    putBack(place) {
      const next = putBack(hand, place)
      if (next !== hand) showKept(next, putBackMessage(next))
    },
  }
  return { hand, announcement, isOld: cards !== cardsOf(sheet), actions }
}

function cardsOf(sheet: DeckSheet): string {
  return entriesIn(sheet, 'main')
    .map(({ scryfallId, quantity }) => `${quantity} ${scryfallId}`)
    .join()
}
