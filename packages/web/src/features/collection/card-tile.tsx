import type { CollectionEntry } from '@manafolio/contract'
import { ActionIcon } from '@mantine/core'
import { IconLinkOff, IconPhotoOff, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { BuyLink } from '../../card-kit/buy-link.tsx'
import { CardImage } from '../../card-kit/card-image.tsx'
import { formatPrice, hasPrice } from '../../card-kit/prices.ts'
import { SetSymbol } from '../../card-kit/set-symbol.tsx'
import classes from './card-tile.module.css'
import { QuantityPill } from './quantity-pill.tsx'
import type { TileCard } from './tile-card.ts'
import { useCardDetails } from './use-card-details.ts'
import { useRemoveEntry, useUpdateEntry } from './use-entry-changes.ts'

/** One entry of the collection: the image, what it is, and how many. */
export function CardTile({ entry }: { entry: CollectionEntry }) {
  const { isPending, card } = useCardDetails(entry.scryfallId)
  const name = card?.name ?? (isPending ? 'Loading...' : 'Unknown card')
  const printing = card ? `${name}, ${card.setName} ${card.collectorNumber}` : name
  const tile = useRef<HTMLElement>(null)
  const focusNeighbour = () => focusNextTo(tile.current)
  const update = useUpdateEntry(entry.scryfallId, focusNeighbour)
  const remove = useRemoveEntry(entry.scryfallId, focusNeighbour)
  return (
    <article ref={tile} className={classes.tile} aria-label={printing} aria-busy={isPending}>
      <TileImage card={card} isPending={isPending} />
      <h2 className={classes.name} title={name}>
        {name}
      </h2>
      {card && <TileFacts card={card} />}
      {entry.withdrawnAt !== null && <WithdrawnBadge />}
      <div className={classes.controls}>
        <QuantityPill
          cardName={printing}
          quantity={entry.quantity}
          isPending={update.isPending}
          onChange={(quantity) => update.mutate(quantity)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes.remove}
          disabled={remove.isPending}
          aria-label={`Remove ${printing}`}
          onClick={() => remove.mutate()}
        >
          <IconTrash size={19} aria-hidden />
        </ActionIcon>
      </div>
    </article>
  )
}

/** When a tile goes, the focus goes to the next one, or the one before, or the tabs. */
function focusNextTo(tile: HTMLElement | null) {
  const place = tile?.closest('li')
  const neighbour = place?.nextElementSibling ?? place?.previousElementSibling
  const target = neighbour ?? document
  target.querySelector<HTMLElement>(neighbour ? 'button' : '[role=tab]')?.focus()
}

function TileImage({ card, isPending }: { card: TileCard | null; isPending: boolean }) {
  if (card)
    return (
      <CardImage card={card} sizes="(min-width: 1100px) 180px, (min-width: 700px) 24vw, 48vw" />
    )
  return (
    <div className={classes.placeholder} data-pending={isPending || undefined}>
      <IconPhotoOff size={36} stroke={1.4} aria-hidden />
    </div>
  )
}

function TileFacts({ card }: { card: TileCard }) {
  return (
    <>
      <p className={classes.set} title={card.setName}>
        <SetSymbol setCode={card.setCode} rarity={card.rarity} /> {card.setName}
      </p>
      <p className={classes.priceLine}>
        {hasPrice(card.usd) && <b className={classes.price}>{formatPrice(card.usd, 'usd')}</b>}
        <BuyLink className={classes.buy} tcgplayerId={card.tcgplayerId} cardName={card.name}>
          Buy
        </BuyLink>
      </p>
    </>
  )
}

/** The card-data service has no such printing any more. */
function WithdrawnBadge() {
  return (
    <p className={classes.withdrawn}>
      <IconLinkOff size={15} aria-hidden /> No longer listed
    </p>
  )
}
