import type { DrawnCard } from '@manafolio/deck'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { measures } from '../numbers/measures.ts'
import classes from './hand-cards.module.css'

interface HandCardProps {
  card: DrawnCard
  /** From -1 at the left to 1 at the right. */
  place: number
  look: 'fan' | 'row'
  isChoosing: boolean
  isLooked: boolean
  onPress: () => void
}

/** A card of the hand, which is put back or looked at. */
export function HandCard({ card, place, look, isChoosing, isLooked, onPress }: HandCardProps) {
  const { card: printing, cardName } = card.entry
  const kind =
    look === 'fan' ? { 'aria-haspopup': 'dialog' as const } : { 'aria-pressed': isLooked }
  return (
    <li className={classes.item} style={measures({ '--place': place })}>
      <button
        type="button"
        className={classes.card}
        data-card
        data-looked={isLooked || undefined}
        aria-label={isChoosing ? `Put ${cardName} on the bottom` : cardName}
        {...(isChoosing ? {} : kind)}
        onClick={onPress}
      >
        {printing ? (
          <CardImage card={printing} sizes={look === 'fan' ? '120px' : '240px'} loading="eager" />
        ) : (
          <span className={classes.unknown}>{cardName}</span>
        )}
      </button>
    </li>
  )
}
