import type { DeckDismissal } from '@manafolio/contract'
import { useId, useState } from 'react'
import { CardLink } from '../../../../../card-kit/card-link.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import classes from './dismissed-cards.module.css'

interface DismissedCardsProps {
  cards: readonly DeckDismissal[]
  onRestore: (card: DeckDismissal) => void
}

/** The cards that are not suggested for this deck any more, from which they can be restored. */
export function DismissedCards({ cards, onRestore }: DismissedCardsProps) {
  const [isOpen, setOpen] = useState(false)
  const { list, onRemoved } = useFocusAfterRemoval(cards.map(({ oracleId }) => oracleId))
  const id = useId()
  return (
    <>
      {cards.length > 0 && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Dismissed ({cards.length})
        </Button>
      )}
      <ul ref={list} id={id} hidden={!isOpen} className={classes.list}>
        {cards.map((card, place) => (
          <li key={card.oracleId} tabIndex={-1} aria-label={card.cardName} className={classes.item}>
            <CardLink card={{ name: card.cardName }}>{card.cardName}</CardLink>
            <Button
              variant="subtle"
              className={classes.restore}
              aria-label={`Restore ${card.cardName}`}
              onClick={() => {
                onRemoved({ id: card.oracleId, place })
                onRestore(card)
              }}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
