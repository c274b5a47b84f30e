import type { SlotType } from '@manafolio/contract'
import type { KeyboardEvent } from 'react'

export interface KeyActions {
  /** True while Escape has something to take back here. */
  hasOpen: boolean
  /** To the next result, or the one before. */
  move(step: 1 | -1): void
  add(slotType: SlotType): void
  takeBack(): void
}

type KeyEvent = KeyboardEvent<HTMLInputElement>

/** What a key does in the field. Any other does what it always does. */
export function pressKey(event: KeyEvent, actions: KeyActions): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.nativeEvent.isComposing || altKey || ctrlKey || metaKey) return
  if (key === 'Enter') pressEnter(event, actions)
  if (shiftKey) return
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault()
    actions.move(key === 'ArrowDown' ? 1 : -1)
  }
  if (key === 'Escape' && actions.hasOpen) {
    event.preventDefault()
    event.stopPropagation()
    actions.takeBack()
  }
}

/** The Enter of a keyboard on the screen says “search”: there it does that, and buttons add. */
function pressEnter(event: KeyEvent, actions: KeyActions) {
  if (window.matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  // Held down it would add a dozen copies.
  if (!event.repeat) actions.add(event.shiftKey ? 'side' : 'main')
}
