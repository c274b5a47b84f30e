import { type DeckSummary, formatFacts, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { latestFirst } from '../../../card-kit/decks-query.ts'
import { countOf } from '../../../lib/formats.ts'
import { CoverArt } from '../kit/cover-art.tsx'
import classes from './latest-decks.module.css'

const shown = 4

/** The decks that were changed last, which open in the editor. */
export function LatestDecks({ decks }: { decks: readonly DeckSummary[] }) {
  return (
    <ul className={classes.decks}>
      {latestFirst(decks)
        .slice(0, shown)
        .map((deck) => (
          <li key={deck.id}>
            <Link to={pages.deck} params={{ deckId: deck.id }} search={{}} className={classes.deck}>
              <span className={classes.cover} aria-hidden="true">
                <CoverArt cover={deck.cover} />
              </span>
              <b className={classes.name}>{deck.name}</b>{' '}
              <span className={classes.facts}>
                {formatFacts[deck.format].name}, {countOf(deck.cardCount, 'card')}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
