import type { DrawnCard } from '@manafolio/deck'
import { useEffect, useRef } from 'react'
import { measures } from '../numbers/measures.ts'
import { HandCard } from './hand-card.tsx'
import classes from './hand-cards.module.css'
import type { HandInPlay } from './use-hand.ts'

interface HandCardsProps extends Pick<HandInPlay, 'hand' | 'acts'> {
  look: 'fan' | 'row'
  /** The card that is shown larger where it lies. */
  looked?: number | undefined
  /** When none has to be put back. */
  onPress: (card: DrawnCard) => void
}

/** Of a fan, where there is room to point at each. */
const perFan = 8

/** The cards of a hand, in the order in which they were drawn. */
export function HandCards({ hand, acts, look, looked, onPress }: HandCardsProps) {
  const box = useRef<HTMLDivElement>(null)
  const putBackAt = useRef<number>(undefined)
  const isChoosing = hand.toPutBack > 0

  // The card that had the focus went away.
  useEffect(() => {
    const place = putBackAt.current
    putBackAt.current = undefined
    if (place === undefined) return
    const cards = box.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []
    const draw = box.current?.parentElement?.querySelector<HTMLElement>('[data-act=Draw]')
    const next = hand.toPutBack > 0 ? cards[Math.min(place, cards.length - 1)] : draw
    next?.focus()
  }, [hand])

  function press(card: DrawnCard) {
    if (!isChoosing) return onPress(card)
    const place = hand.hand.indexOf(card)
    putBackAt.current = place
    acts.putBack(place)
  }

  return (
    <div ref={box} className={classes.hand} data-look={look}>
      {rowsOf(hand.hand, look === 'fan' ? perFan : hand.hand.length).map((cards, row) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: cards come and go, the rows are their places
          key={row}
          className={classes.cards}
          style={measures({ '--cards': cards.length })}
          aria-label={row === 0 ? 'Cards in hand' : 'More cards in hand'}
        >
          {cards.map((card, at) => (
            <HandCard
              key={card.copy}
              card={card}
              place={placeIn(cards.length, at)}
              look={look}
              isChoosing={isChoosing}
              isLooked={looked === card.copy}
              onPress={() => press(card)}
            />
          ))}
        </ul>
      ))}
    </div>
  )
}

function rowsOf(cards: readonly DrawnCard[], perRow: number): DrawnCard[][] {
  const rows = Math.ceil(cards.length / Math.max(1, perRow))
  return Array.from({ length: rows }, (_, row) => cards.slice(row * perRow, (row + 1) * perRow))
}

/** From -1 at the left to 1 at the right. */
function placeIn(cards: number, at: number): number {
  return cards === 1 ? 0 : (2 * at) / (cards - 1) - 1
}
