import { IconStack2, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useDismiss } from '../../ui/use-dismiss.ts'
import type { TileExtrasProps } from './tile-extras.tsx'
import classes from './tile-menu.module.css'

/** What else can be done with an entry, over the lower part of its image. */
export function TileMenu({ entry, wall, cardName, printing }: TileExtrasProps) {
  const menu = useRef<HTMLDivElement>(null)
  useDismiss(menu, () => wall.onMenu(null))

  /** What opens next gives the focus back to the button, not to what is gone by then. */
  function choose(act: () => void) {
    const opener = menu.current?.previousElementSibling
    if (opener instanceof HTMLElement) opener.focus()
    wall.onMenu(null)
    act()
  }

  return (
    <div ref={menu} className={classes.menu}>
      <button
        type="button"
        className={classes.item}
        aria-label={`Finish, condition, language of ${printing}`}
        onClick={() => choose(() => wall.onCopies(entry))}
      >
        <IconStack2 size={19} stroke={1.7} aria-hidden />
        Finish, condition, language
      </button>
      <button
        type="button"
        className={classes.item}
        aria-label={`Remove ${printing}`}
        onClick={() => choose(() => wall.actions.remove(entry, cardName))}
      >
        <IconTrash size={19} stroke={1.7} aria-hidden />
        Remove
      </button>
    </div>
  )
}
