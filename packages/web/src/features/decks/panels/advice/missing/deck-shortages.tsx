import { useId, useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import classes from '../suggested-cards.module.css'
import type { SuggestedCardsProps } from '../suggested-cards.tsx'
import { ShortageLists } from './shortage-lists.tsx'

/** Cards for roles of which a deck has fewer than usual. Nothing is requested until the section is opened. */
export function DeckShortages({ deck, actions }: SuggestedCardsProps) {
  const [isOpen, setOpen] = useState(false)
  const ids = { title: useId(), lists: useId() }
  return (
    <section aria-labelledby={ids.title}>
      <h2 id={ids.title} className={classes.deckShortagesTitle}>
        What It’s Missing
      </h2>
      <Button
        variant="default"
        className={classes.opener}
        aria-expanded={isOpen}
        aria-controls={ids.lists}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide what this deck is missing' : 'Show what this deck is missing'}
      </Button>
      <div id={ids.lists}>{isOpen && <ShortageLists deck={deck} actions={actions} />}</div>
    </section>
  )
}
