import { type DeckSummary, pages } from '@manafolio/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { overDecks } from '../deck-link.ts'
import { DeckMenu } from '../deck-menu/deck-menu.tsx'
import classes from './deck-buttons.module.css'

interface DeckButtonsProps {
  deck: DeckSummary
  onDelete: (deck: DeckSummary) => void
}

export function DeckButtons({ deck, onDelete }: DeckButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        className={classes.edit}
        leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
        aria-label={`Edit ${deck.name}`}
        data-edits={deck.id}
        renderRoot={(props) => (
          <Link
            to={pages.deck}
            params={{ deckId: deck.id }}
            search={(search) => search}
            state={overDecks}
            resetScroll={false}
            {...props}
          />
        )}
      >
        Edit
      </Button>
      <Button
        variant="subtle"
        className={classes.delete}
        leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />}
        aria-label={`Delete ${deck.name}`}
        aria-haspopup="dialog"
        onClick={() => onDelete(deck)}
      >
        Delete
      </Button>
      <DeckMenu deck={deck} />
    </div>
  )
}
