import type { Card, SlotType } from '@manafolio/contract'
import { memo } from 'react'
import { BuyLink } from '../../../card-kit/buy-link.tsx'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import { formatPrice } from '../../../card-kit/prices.ts'
import { SetSymbol } from '../../../card-kit/set-symbol.tsx'
import { AddButtons } from './add-buttons.tsx'
import classes from './card-row.module.css'

interface CardRowProps {
  id: string
  card: Card
  /** What the deck has of it, in words. */
  inDeck: string
  /** Copies of any printing, as each can be put into a deck; not there until it is known. */
  owned: number | undefined
  isChosen: boolean
  onAdd: (card: Card, slotType: SlotType) => void
}

/**
 * A found card, with what the deck and the collection have of it. Most letters that are typed change
 * nothing in most rows, so these are not drawn again.
 */
export const CardRow = memo(function CardRow({ id, card, inDeck, owned, ...props }: CardRowProps) {
  const { isChosen, onAdd } = props
  return (
    <tr
      id={id}
      aria-selected={isChosen}
      className={classes.row}
      ref={isChosen ? showWhole : undefined}
    >
      <td className={classes.image}>
        <CardImage card={card} sizes="64px" withoutImage="picture" />
      </td>
      <td className={classes.facts}>
        <p className={classes.head}>
          <b className={classes.name}>{card.name}</b> <ManaCost cost={card.manaCost} />
        </p>
        <p>{card.typeLine}</p>
        <p>
          <SetSymbol setCode={card.setCode} rarity={card.rarity} />{' '}
          <b className={classes.code}>{card.setCode.toUpperCase()}</b>{' '}
          <span className={classes.set}>{card.setName}</span>{' '}
          <span
            className={classes.rarity}
            style={{ color: `var(--rarity-${card.rarity}, var(--quiet))` }}
          >
            {card.rarity}
          </span>
        </p>
        <p className={classes.copies}>
          <span className={classes.inDeck}>{inDeck}</span>{' '}
          {owned !== undefined && <OwnedWords copies={owned} />}
        </p>
      </td>
      <td className={classes.actions}>
        <span className={classes.price}>{formatPrice(card.prices.usd, 'usd')}</span>
        <BuyLink className={classes.buy} tcgplayerId={card.tcgplayerId} cardName={card.name}>
          Buy
        </BuyLink>
        <AddButtons card={card} onAdd={onAdd} />
      </td>
    </tr>
  )
})

function OwnedWords({ copies }: { copies: number }) {
  return copies > 0 ? <span className={classes.owned}>You own {copies}</span> : 'Not owned'
}

function showWhole(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'nearest' })
}
