import type { CollectionEntry } from '@manafolio/contract'
import { IconDots, IconStack2, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PlainButton } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { TileWall } from './card-tile.tsx'
import classes from './tile-extras.module.css'

const TileMenu = lazyPart(async () => (await import('./tile-menu.tsx')).TileMenu)

interface TileExtrasProps {
  entry: CollectionEntry
  wall: TileWall
  cardName: string
  printing: string
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

function MenuButton({ entry, wall, cardName, printing }: TileExtrasProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={classes.spot}>
      <PlainButton
        ref={button}
        className={classes.button}
        data-control="menu"
        disabled={entry.quantity === 0}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`More for ${printing}`}
        onPointerEnter={TileMenu.preload}
        onFocus={TileMenu.preload}
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} aria-hidden />
      </PlainButton>
      {isOpen && (
        <TileMenu
          entry={entry}
          wall={wall}
          cardName={cardName}
          printing={printing}
          button={button.current}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
