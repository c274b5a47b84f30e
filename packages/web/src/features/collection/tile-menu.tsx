import { IconStack2, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useDismiss } from '../../ui/use-dismiss.ts'
import classes from './tile-extras.module.css'
import type { TileExtrasProps } from './tile-extras.tsx'

/** Further actions on an entry, over the lower part of its image. */
export function TileMenu({ entry, wall, cardName, printing }: TileExtrasProps) {
  const menu = useRef<HTMLDivElement>(null)
  useDismiss(menu, () => wall.onMenu(null))

  /**
   * The dialog that opens next returns the focus to the button, because the menu item will be gone.
   */
  function choose(action: () => void) {
    const opener = menu.current?.previousElementSibling
    if (opener instanceof HTMLElement) opener.focus()
    wall.onMenu(null)
    action()
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
