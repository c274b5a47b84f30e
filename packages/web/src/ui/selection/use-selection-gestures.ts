import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent } from 'react'
import { isCovered, isWriting } from '../../lib/key-target.ts'
import { focusNextBox, idAt, isAtBox } from './selection-items.ts'
import { useLongPress } from './use-long-press.ts'
import type { Selection } from './use-selection.ts'

/**
 * The handlers of a list whose items have the attribute `data-selects` with their id and contain a SelectBox.
 *
 * - A click on a box selects, with Shift everything up to it; so does one with Ctrl, Command or Shift anywhere on
 *   an item that is no link and no control. While the selection is active a plain click is enough, on links too.
 * - A long press of a finger begins the selection.
 * - Arrows move between boxes, with Shift selecting them; Escape ends the selection and Ctrl+A selects all.
 */
export function useSelectionGestures(selection: Selection) {
  const { isActive, toggle, extendTo } = selection
  const { handlers, takeBack } = useLongPress(toggle)
  useSelectionKeys(selection)

  function onClickCapture(event: MouseEvent<HTMLElement>) {
    const id = idAt(event)
    if (id === undefined || takeBack(event) || !selectsAt(event, isActive)) return
    // A link is not followed. React itself needs the click of a checkbox.
    if (!isAtBox(event.target)) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.shiftKey) extendTo(id)
    else toggle(id)
  }

  /** A click with Shift would mark text. */
  function onMouseDown(event: MouseEvent<HTMLElement>) {
    if (event.shiftKey && idAt(event) !== undefined && selectsAt(event, isActive)) {
      event.preventDefault()
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    if (!step || !isAtBox(event.target) || hasModifier(event)) return
    event.preventDefault()
    event.stopPropagation()
    const next = focusNextBox(event.currentTarget, event.target, step)
    if (next !== undefined && event.shiftKey) extendTo(next)
  }

  return { ...handlers, onClickCapture, onMouseDown, onKeyDown }
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/** What has a meaning of its own when it is clicked. */
const controls = 'button, input, select, textarea, label, summary, [role=menuitem]'

function selectsAt(event: MouseEvent<HTMLElement>, isActive: boolean): boolean {
  const { target } = event
  if (isAtBox(target)) return true
  if (!(target instanceof Element) || target.closest(controls)) return false
  const isLink = target.closest('a') !== null
  if (event.ctrlKey || event.metaKey) return !isLink // opens it in a new tab
  return isActive || (event.shiftKey && !isLink)
}

/** Keys that work wherever the focus is while the selection is active. A dialog around the list stays open. */
function useSelectionKeys({ isActive, selectAll, clear }: Selection) {
  const run = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const element = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || isWriting(element) || isCovered(element)) return
    const action = actionOf(event, { selectAll, clear })
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  })
  useEffect(() => {
    if (!isActive) return
    window.addEventListener('keydown', run, { capture: true })
    return () => window.removeEventListener('keydown', run, { capture: true })
  }, [isActive])
}

function actionOf(
  event: globalThis.KeyboardEvent,
  { selectAll, clear }: Pick<Selection, 'selectAll' | 'clear'>,
) {
  if (event.key === 'Escape') return clear
  return event.key === 'a' && (event.ctrlKey || event.metaKey) ? selectAll : undefined
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}
