import type { SyntheticEvent } from 'react'

const item = '[data-selects]'
const box = '[data-select-box]'

/** The item at which an event happened; events of a menu bubble through its list too, and are not at an item. */
export function idAt({ target, currentTarget }: SyntheticEvent<HTMLElement>): string | undefined {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined
  return idOf(target)
}

export function isAtBox(target: EventTarget): target is Element {
  return target instanceof Element && target.closest(box) !== null
}

/** Moves the focus to the next box of a list, or to the one before; its id. */
export function focusNextBox(list: Element, from: Element, step: 1 | -1): string | undefined {
  const boxes = [...list.querySelectorAll<HTMLElement>(`input${box}`)]
  const next = boxes[boxes.findIndex((one) => one.closest(item) === from.closest(item)) + step]
  next?.focus()
  return next && idOf(next)
}

/** Moves the focus to the box of an item. */
export function focusBox(id: string): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(`input${box}`)]
  boxes.find((one) => idOf(one) === id)?.focus()
}

function idOf(element: Element): string | undefined {
  return element.closest<HTMLElement>(item)?.dataset.selects
}
