import type { CollectionEntry } from '@manafolio/contract'
import { IconDots, IconStack2, IconTrash } from '@tabler/icons-react'
import { PlainButton } from '../../ui/button.tsx'
import type { TileWall } from './card-tile.tsx'
import classes from './tile-extras.module.css'
import { TileMenu } from './tile-menu.tsx'

export interface TileExtrasProps {
  entry: CollectionEntry
  wall: TileWall
  cardName: string
  printing: string
  isOpen: boolean
}

/** Secondary actions: on hover, or behind a small menu on touch screens. */
export function TileExtras(props: TileExtrasProps) {
  return props.wall.extras === 'hover' ? <HoverButtons {...props} /> : <MenuButton {...props} />
}

function HoverButtons({ entry, wall, cardName, printing }: TileExtrasProps) {
  return (
    <div className={classes.hover}>
      {entry.quantity > 0 && (
        <button
          type="button"
          className={classes.button}
          data-control="copies"
          title="Finish, condition, language"
          aria-label={`Finish, condition, language of ${printing}`}
          onClick={() => wall.onCopies(entry)}
        >
          <IconStack2 size={19} stroke={1.7} aria-hidden />
        </button>
      )}
      <PlainButton
        className={classes.button}
        data-control="remove"
        title="Remove"
        disabled={entry.quantity === 0}
        aria-label={`Remove ${printing}`}
        onClick={() => wall.actions.remove(entry, cardName)}
      >
        <IconTrash size={19} stroke={1.7} aria-hidden />
      </PlainButton>
    </div>
  )
}

function MenuButton(props: TileExtrasProps) {
  const { entry, wall, printing, isOpen } = props
  return (
    <>
      <PlainButton
        className={classes.button}
        data-control="menu"
        disabled={entry.quantity === 0}
        aria-expanded={isOpen}
        aria-label={`More for ${printing}`}
        onClick={() => wall.onMenu(isOpen ? null : entry.scryfallId)}
      >
        <IconDots size={20} aria-hidden />
      </PlainButton>
      {isOpen && <TileMenu {...props} />}
    </>
  )
}
