import type { CollectionEntry, Site } from '@manafolio/contract'
import { memo } from 'react'
import classes from './card-tile.module.css'
import { QuantityPill } from './quantity-pill.tsx'
import { TileExtras } from './tile-extras.tsx'
import { TileFacts } from './tile-facts.tsx'
import { TileImage } from './tile-image.tsx'
import { useCardDetails } from './use-card-details.ts'
import type { TileActions } from './use-emptied-tiles.ts'

/** What all tiles of a wall have in common; one object, as long as nothing of it changes. */
export interface TileWall {
  cardDataUrl: string | undefined
  isScrolling: () => boolean
  /** What links to the marketplace need; null when there is nobody to credit. */
  shop: { affiliate: Site['affiliate']; userId: string } | null
  /** Whether what is rarely needed shows under the pointer, or in a small menu. */
  extras: 'hover' | 'menu'
  actions: TileActions
  onMenu: (scryfallId: string | null) => void
  onCopies: (entry: CollectionEntry) => void
}

interface CardTileProps {
  entry: CollectionEntry
  wall: TileWall
  isPending: boolean
  hasMenu: boolean
}

/**
 * One entry of the collection: the image, what it is, and how many. Thousands rush by in a second, so
 * it is made of plain elements and drawn again only when something of it changes.
 */
export const CardTile = memo(function CardTile({ entry, wall, isPending, hasMenu }: CardTileProps) {
  const { cardDataUrl, isScrolling } = wall
  const details = useCardDetails(cardDataUrl, entry.scryfallId, isScrolling)
  const { isPending: isLoading, card } = details
  const name = card?.name ?? (isLoading ? 'Loading...' : 'Unknown card')
  const printing = card ? `${name}, ${card.setName} ${card.collectorNumber}` : name
  return (
    <article
      className={classes.tile}
      aria-label={printing}
      aria-busy={isLoading}
      data-emptied={entry.quantity === 0 || undefined}
    >
      <TileImage card={card} isLoading={isLoading} />
      <h2 className={classes.name} title={name}>
        {name}
      </h2>
      <TileFacts entry={entry} card={card} shop={wall.shop} />
      <div className={classes.controls}>
        <QuantityPill
          cardName={printing}
          quantity={entry.quantity}
          isPending={isPending}
          onChange={(quantity) => wall.actions.setQuantity(entry, quantity, name)}
          onUndo={() => wall.actions.undo(entry)}
        />
        <TileExtras
          entry={entry}
          wall={wall}
          cardName={name}
          printing={printing}
          isOpen={hasMenu}
        />
      </div>
    </article>
  )
})
