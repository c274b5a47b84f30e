import { type DrawnCard, isChoosing } from '@manafolio/deck'
import { useEffect, useRef } from 'react'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { measures } from '../../kit/charts/measures.ts'
import classes from './hand-cards.module.css'
import type { HandInPlay } from './use-hand.ts'

interface HandCardsProps extends Pick<HandInPlay, 'hand' | 'actions'> {
  look: 'fan' | 'row'
  /** The copy that is enlarged. */
  looked?: number | undefined
  /** Called when no card has to be put back. */
  onPress: (card: DrawnCard) => void
}

/** Cards per row of a fan, so that each can be clicked. */
const perFan = 8

/** The cards of a hand, in the order in which they were drawn. */
export function HandCards({ hand, actions, look, looked, onPress }: HandCardsProps) {
  const box = useRef<HTMLDivElement>(null)
  const putBackAt = useRef<number>(undefined)
  const isPuttingBack = isChoosing(hand)

  // The focused card has left the hand.
  useEffect(() => {
    const place = putBackAt.current
    putBackAt.current = undefined
    if (place === undefined) return
    const cards = box.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []
    const draw = box.current?.parentElement?.querySelector<HTMLElement>('[data-action=Draw]')
    const next = isChoosing(hand) ? cards[Math.min(place, cards.length - 1)] : draw
    next?.focus()
  }, [hand])

  function press(card: DrawnCard) {
    if (!isPuttingBack) return onPress(card)
    const place = hand.hand.indexOf(card)
    putBackAt.current = place
    actions.putBack(place)
  }

  return (
    <div ref={box} className={classes.hand} data-look={look}>
      {rowsOf(hand.hand, look === 'fan' ? perFan : hand.hand.length).map((cards, row) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: cards come and go, but rows are positions
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
              isPuttingBack={isPuttingBack}
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

interface HandCardProps {
  card: DrawnCard
  /** From -1 at the left to 1 at the right. */
  place: number
  look: 'fan' | 'row'
  isPuttingBack: boolean
  isLooked: boolean
  onPress: () => void
}

/** A card in hand, to be put back or enlarged. */
function HandCard({ card, place, look, isPuttingBack, isLooked, onPress }: HandCardProps) {
  const { card: printing, cardName } = card.entry
  const kind =
    look === 'fan' ? { 'aria-haspopup': 'dialog' as const } : { 'aria-pressed': isLooked }
  return (
    <li className={classes.item} style={measures({ '--place': place })}>
      <button
        type="button"
        className={classes.card}
        data-card={cardName}
        data-looked={isLooked || undefined}
        {...(isPuttingBack ? {} : kind)}
        onClick={onPress}
      >
        {isPuttingBack && <span className={classes.hidden}>Put on the bottom: </span>}
        {printing ? (
          <CardImage card={printing} sizes={look === 'fan' ? '120px' : '240px'} loading="eager" />
        ) : (
          <span className={classes.unknown}>{cardName}</span>
        )}
      </button>
    </li>
  )
}
