import type { Card } from '@manafolio/contract'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import { formatPrice } from '../../../card-kit/prices.ts'
import { SetSymbol } from '../../../card-kit/set-symbol.tsx'
import classes from './commander-option.module.css'

interface CommanderOptionProps {
  id: string
  card: Card
  isActive: boolean
  onChoose: (card: Card) => void
}

export function CommanderOption({ id, card, isActive, onChoose }: CommanderOptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes.option}
      onClick={() => onChoose(card)}
    >
      <span className={classes.thumb} aria-hidden="true">
        <CardImage card={card} sizes="48px" />
      </span>
      <span className={classes.head}>
        <b className={classes.name}>{card.name}</b>
        <ManaCost cost={card.manaCost} />
      </span>
      <span className={classes.quiet}>{card.typeLine}</span>
      <span className={classes.foot}>
        <span className={classes.set}>
          <SetSymbol setCode={card.setCode} rarity={card.rarity} /> {card.setName}
        </span>
        <span className={classes.price}>{formatPrice(card.prices.usd, 'usd')}</span>
      </span>
    </button>
  )
}
