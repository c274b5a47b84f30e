import type { Card } from '@manafolio/contract'
import { useEffect, useRef } from 'react'
import { CardImage } from '../card-image.tsx'
import { SetSymbol } from '../set-symbol.tsx'
import classes from './printing-options.module.css'

interface PrintingOptionsProps {
  id: string
  cards: readonly Card[]
  /** The place of the one that the arrows are at; -1 without one. */
  active: number
  onChoose: (card: Card) => void
}

/** The printings that are found. Pressing one leaves the focus in the field until it is chosen. */
export function PrintingOptions({ id, cards, active, onChoose }: PrintingOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  if (cards.length === 0) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Printings"
      tabIndex={-1}
      className={classes.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {cards.map((card, place) => (
        <button
          key={card.id}
          type="button"
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          className={classes.option}
          onClick={() => onChoose(card)}
        >
          <span className={classes.thumb} aria-hidden="true">
            <CardImage card={card} sizes="44px" />
          </span>
          <span className={classes.words}>
            <b className={classes.name}>{card.name}</b>
            <span className={classes.set}>
              <SetSymbol setCode={card.setCode} rarity={card.rarity} /> {card.setName} ·{' '}
              {card.setCode.toUpperCase()} {card.collectorNumber}
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}
