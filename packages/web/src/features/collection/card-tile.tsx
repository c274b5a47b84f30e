import type { CollectionEntry, Site } from '@manafolio/contract'
import { IconPhotoOff } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { CardImage } from '../../card-kit/card-image.tsx'
import { CardLink } from '../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../card-kit/linked-card.ts'
import { labelOfPrinting } from '../../card-kit/printing-text.ts'
import classes from './card-tile.module.css'
import { QuantityPill } from './quantity-pill.tsx'
import type { TileCard } from './tile-card.ts'
import { TileExtras } from './tile-extras.tsx'
import { TileFacts } from './tile-facts.tsx'
import { useCardDetails } from './use-card-details.ts'
import type { TileActions } from './use-emptied-tiles.ts'

/** The props that all tiles share. The object is stable, so that memoized tiles don't rerender. */
export interface TileWall {
  cardDataUrl: string | undefined
  isScrolling: () => boolean
  /** The data for links to the marketplace; null without a user to credit. */
  shop: { affiliate: Site['affiliate']; userId: string } | null
  /** Whether extras are shown on hover or in a small menu. */
  extras: 'hover' | 'menu'
  actions: TileActions
  onCopies: (entry: CollectionEntry) => void
}

interface CardTileProps {
  entry: CollectionEntry
  wall: TileWall
  isPending: boolean
}

/**
 * One entry of the collection: image, facts and quantity. Thousands pass by in a second of
 * scrolling, so it uses plain elements and is memoized.
 */
export const CardTile = memo(function CardTile({ entry, wall, isPending }: CardTileProps) {
  const { cardDataUrl, isScrolling } = wall
  const details = useCardDetails(cardDataUrl, entry.scryfallId, isScrolling)
  const { isPending: isLoading, card } = details
  const name = card?.name ?? (isLoading ? 'Loading...' : 'Unknown card')
  const printing = card ? labelOfPrinting(name, card) : name
  return (
    <article
      className={classes.tile}
      aria-label={printing}
      aria-busy={isLoading}
      data-emptied={entry.quantity === 0 || undefined}
    >
      <TileLink entry={entry} card={card} isLoading={isLoading}>
        <div aria-hidden="true">
          <TileImage card={card} isLoading={isLoading} />
        </div>
        <h2 className={classes.name} title={name}>
          {name}
        </h2>
      </TileLink>
      <TileFacts entry={entry} card={card} shop={wall.shop} />
      <div className={classes.controls}>
        <QuantityPill
          cardName={printing}
          quantity={entry.quantity}
          isPending={isPending}
          onChange={(quantity) => wall.actions.setQuantity(entry, quantity, name)}
          onUndo={() => wall.actions.undo(entry)}
        />
        <TileExtras entry={entry} wall={wall} cardName={name} printing={printing} />
      </div>
    </article>
  )
})

interface TileImageProps {
  card: TileCard | null
  isLoading: boolean
}

interface TileLinkProps extends TileImageProps {
  entry: CollectionEntry
  children: ReactNode
}

/** The image and the name as one link; a card without details has a page, too. */
function TileLink({ entry: { scryfallId }, card, isLoading, children }: TileLinkProps) {
  if (isLoading) return <div className={classes.link}>{children}</div>
  return (
    <CardLink
      card={linkedPrinting({ ...card, scryfallId, cardName: card?.name ?? null })}
      className={classes.link}
      isResult
    >
      {children}
    </CardLink>
  )
}

/** The card image, or its placeholder while it loads. */
function TileImage({ card, isLoading }: TileImageProps) {
  if (card) {
    return (
      <CardImage card={card} sizes="(min-width: 1100px) 180px, (min-width: 700px) 24vw, 48vw" />
    )
  }
  return (
    <div className={classes.placeholder} data-pending={isLoading || undefined}>
      {!isLoading && <IconPhotoOff size={36} stroke={1.4} aria-hidden />}
    </div>
  )
}
