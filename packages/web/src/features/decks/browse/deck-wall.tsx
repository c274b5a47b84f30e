import type { DeckSummary } from '@manafolio/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DeckTile } from './deck-tile.tsx'
import classes from './deck-wall.module.css'

interface DeckWallProps {
  decks: readonly DeckSummary[]
  onDelete: (deck: DeckSummary) => void
}

/** Every deck draws an image, so hundreds are not rendered at once. */
const decksPerStep = 60

export function DeckWall({ decks, onDelete }: DeckWallProps) {
  const [shownCount, setShownCount] = useState(decksPerStep)
  const hidden = decks.length - shownCount
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers some screen readers drop the list role */}
      <ul className={classes.decks} role="list">
        {decks.slice(0, shownCount).map((deck) => (
          <li key={deck.id}>
            <DeckTile deck={deck} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setShownCount(shownCount + decksPerStep)}>
            Show {Math.min(hidden, decksPerStep)} more of {decks.length}
          </Button>
        </div>
      )}
    </>
  )
}
