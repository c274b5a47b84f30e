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
import { drawnWords, newHandWords, putBackWords } from './hand-words.ts'

export interface HandActs {
  startAgain: () => void
  mulligan: () => void
  draw: () => void
  putBack: (place: number) => void
}

export interface HandInPlay {
  hand: SampleHand
  /** What was done last, for those who do not see it. */
  told: string
  /** Whether the deck has other cards by now than those that the hand is of. */
  isOld: boolean
  acts: HandActs
}

/** A hand that stays as the deck changes, until another is asked for. */
export function useHand(sheet: DeckSheet, seedOf: () => number): HandInPlay {
  const deal = () => ({ hand: newHand(sheet, seedOf()), cards: cardsOf(sheet) })
  const [{ hand, cards }, setDealt] = useState(deal)
  const [told, setTold] = useState('')

  function show(next: SampleHand, words: string) {
    setDealt({ hand: next, cards })
    setTold(words)
  }

  const acts: HandActs = {
    startAgain() {
      const dealt = deal()
      setDealt(dealt)
      setTold(newHandWords(dealt.hand))
    },
    mulligan() {
      const next = mulligan(hand)
      if (next !== hand) show(next, newHandWords(next))
    },
    draw() {
      const next = drawCard(hand)
      if (next !== hand) show(next, drawnWords(next))
    },
    putBack(place) {
      const next = putBack(hand, place)
      if (next !== hand) show(next, putBackWords(next))
    },
  }
  return { hand, told, isOld: cards !== cardsOf(sheet), acts }
}

function cardsOf(sheet: DeckSheet): string {
  return entriesIn(sheet, 'main')
    .map(({ scryfallId, quantity }) => `${quantity} ${scryfallId}`)
    .join()
}
