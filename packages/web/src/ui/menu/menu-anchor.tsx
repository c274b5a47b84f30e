import type { Ref } from 'react'
import classes from './menu.module.css'

/**
 * Positions a menu over the button that opens it, while it is open: a press there closes the menu.
 * It does not open the menu itself, so it has no ARIA attributes for that.
 */
export function MenuAnchor({ id, ref }: { id?: string; ref?: Ref<HTMLSpanElement> }) {
  return <span id={id} ref={ref} className={classes.anchor} />
}

/** A menu is rendered inside the dialog of its button, or inside the landmark of the page. */
export function menuPortal(button: HTMLElement | null) {
  const target = button?.closest<HTMLElement>('[role=dialog], main')
  return target ? { target } : {}
}
