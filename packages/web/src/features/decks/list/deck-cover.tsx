import { type DeckSummary, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { overDecks } from '../deck-link.ts'
import { CoverArt } from './cover-art.tsx'
import classes from './deck-cover.module.css'

interface DeckCoverProps {
  deck: DeckSummary
  /** What the heading with the deck's name is called. */
  titleId: string
}

/** The art that stands for a deck under its name; a press on it opens the deck. */
export function DeckCover({ deck, titleId }: DeckCoverProps) {
  return (
    <div className={classes.cover}>
      <CoverArt cover={deck.cover} />
      <h2 id={titleId} className={classes.title}>
        <Link
          to={pages.deck}
          params={{ deckId: deck.id }}
          search={(search) => search}
          state={overDecks}
          resetScroll={false}
          className={classes.name}
          title={deck.name}
        >
          <span className={classes.words}>{deck.name}</span>
        </Link>
      </h2>
    </div>
  )
}
