import type { DeckSummary } from '@manafolio/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DeckTile } from './deck-tile.tsx'
import classes from './deck-wall.module.css'

interface DeckWallProps {
  decks: readonly DeckSummary[]
  onDelete: (deck: DeckSummary) => void
}

/** Pictures are drawn for each of them, so that hundreds come by and by. */
const shownAtOnce = 60

/** Decks as covers. */
export function DeckWall({ decks, onDelete }: DeckWallProps) {
  const [mostShown, setMostShown] = useState(shownAtOnce)
  const hidden = decks.length - mostShown
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list marks some readers forget that it is one */}
      <ul className={classes.decks} role="list">
        {decks.slice(0, mostShown).map((deck) => (
          <li key={deck.id}>
            <DeckTile deck={deck} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setMostShown(mostShown + shownAtOnce)}>
            Show {Math.min(hidden, shownAtOnce)} more of {decks.length}
          </Button>
        </div>
      )}
    </>
  )
}
