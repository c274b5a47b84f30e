import type { Completion } from '@manafolio/contract'
import type { KeyboardEvent } from 'react'
import type { Options } from './use-options.ts'

type KeyEvent = KeyboardEvent<HTMLInputElement>

/** What a key does in a field with options. Any other does what it always does. */
export function pressKey(event: KeyEvent, list: Options, take: (option: Completion) => void): void {
  if (event.nativeEvent.isComposing || isShortcut(event)) return
  if (event.key === 'ArrowDown') move(event, list, 1)
  if (event.key === 'ArrowUp') move(event, list, -1)
  if (event.key === 'Enter' || event.key === 'Tab') takeChosen(event, list, take)
  if (event.key === 'Escape') close(event, list)
}

function isShortcut({ altKey, ctrlKey, metaKey, shiftKey }: KeyEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/** Down opens a list that is not there. */
function move(event: KeyEvent, list: Options, step: 1 | -1) {
  const { value, selectionEnd } = event.currentTarget
  if (!list.isOpen && step < 0) return
  event.preventDefault()
  if (list.isOpen) list.move(step)
  else list.ask(value, selectionEnd ?? value.length)
}

/** Enter without a chosen option searches: nobody should have to close the list first. */
function takeChosen(event: KeyEvent, { options, active }: Options, take: (o: Completion) => void) {
  const option = options[active]
  if (!option) return
  event.preventDefault()
  take(option)
}

/** Closes the list, or keeps one from opening; without one Escape does what it always does. */
function close(event: KeyEvent, list: Options) {
  if (list.isOpen) event.preventDefault()
  list.close()
}
