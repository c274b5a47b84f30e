import type { Card } from '@manafolio/contract'
import { useEffect, useRef } from 'react'
import classes from './commander-list.module.css'
import { CommanderOption } from './commander-option.tsx'

interface CommanderListProps {
  id: string
  cards: readonly Card[]
  /** The place of the one that the arrows are at; -1 without one. */
  active: number
  onChoose: (card: Card) => void
}

/** Who can lead the deck. Pressing one leaves the focus in the field until it is chosen. */
export function CommanderList({ id, cards, active, onChoose }: CommanderListProps) {
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
      aria-label="Commanders"
      tabIndex={-1}
      className={classes.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {cards.map((card, place) => (
        <CommanderOption
          key={card.name}
          id={`${id}-${place}`}
          card={card}
          isActive={place === active}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
