import type { Ref } from 'react'
import classes from './menu.module.css'

/**
 * Where a menu stands, over the button that opens it as long as it is open: a press on it closes the
 * menu. It is not what opens the menu, so it is not said to be.
 */
export function MenuAnchor({ id, ref }: { id?: string; ref?: Ref<HTMLSpanElement> }) {
  return <span id={id} ref={ref} className={classes.anchor} />
}

/** A menu is a part of the dialog that its button stands in. */
export function menuPortal(button: HTMLElement | null) {
  const target = button?.closest<HTMLElement>('[role=dialog]')
  return target ? { target } : {}
}
