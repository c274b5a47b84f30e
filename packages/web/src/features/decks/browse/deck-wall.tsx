import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DeckTile } from './deck-tile.tsx'
import type { DeckViewProps } from './deck-view.ts'
import classes from './deck-wall.module.css'

/** Every deck draws an image, so hundreds are not rendered at once. */
const decksPerStep = 60

export function DeckWall({ decks, selection, heading, onDelete }: DeckViewProps) {
  const [shownCount, setShownCount] = useState(decksPerStep)
  const hidden = decks.length - shownCount
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers some screen readers drop the list role */}
      <ul className={classes.decks} role="list">
        {decks.slice(0, shownCount).map((deck) => (
          <li key={deck.id} data-selects={deck.id} className={classes.place}>
            <DeckTile
              deck={deck}
              heading={heading}
              isSelected={selection.has(deck.id)}
              isSelecting={selection.isActive}
              onDelete={onDelete}
            />
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
