import { useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { SuggestedCardsProps } from '../suggested-cards.tsx'
import classes from './deck-lacks.module.css'
import { LackLists } from './lack-lists.tsx'

/** Cards for what a deck has less of than is usual. Nothing is asked until somebody wants to see it. */
export function DeckLacks({ deck, actions }: SuggestedCardsProps) {
  const [isOpen, setOpen] = useState(false)
  const ids = { title: useId(), lists: useId() }
  return (
    <section aria-labelledby={ids.title}>
      <h2 id={ids.title} className={classes.title}>
        What It Lacks
      </h2>
      <Button
        variant="default"
        className={classes.opener}
        aria-expanded={isOpen}
        aria-controls={ids.lists}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide what this deck lacks' : 'Show what this deck lacks'}
      </Button>
      <div id={ids.lists}>{isOpen && <LackLists deck={deck} actions={actions} />}</div>
    </section>
  )
}
