import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface Place {
  /** The index of the item; undefined in the head of the panel. */
  at: number | undefined
  /** The action of the button, from its data-does attribute. */
  does: string | undefined
}

/**
 * Keeps the focus in a panel whose items (elements with data-item) disappear when they are handled: it moves
 * to the same button of the next item, or to any button there. Without items it moves to the title of the
 * panel (data-tool-title).
 */
export function useItemFocus(panel: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(undefined)

  useLayoutEffect(() => {
    if (place.current && panel.current && isFocusLost())
      nextTarget(panel.current, place.current)?.focus()
  })

  return {
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      const item = target.closest('[data-item]')
      const at = item ? itemsIn(currentTarget).indexOf(item) : undefined
      place.current = { at, does: target.dataset.does }
    },
    onBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!target.isConnected || isInOtherDialog(relatedTarget, currentTarget)) return
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
        place.current = undefined
      }
    },
  }
}

function nextTarget(panel: HTMLElement, { at, does }: Place): HTMLElement | null {
  const items = itemsIn(panel)
  const near = at === undefined ? [] : [...items.slice(at), ...items.slice(0, at).reverse()]
  const same = does ? `[data-does="${CSS.escape(does)}"]` : 'button'
  const next = near.find((item) => item.querySelector(same)) ?? near[0]
  const button =
    next?.querySelector<HTMLElement>(same) ?? next?.querySelector<HTMLElement>('button')
  return button ?? panel.querySelector<HTMLElement>('[data-tool-title]')
}

function itemsIn(panel: HTMLElement): Element[] {
  return [...panel.querySelectorAll('[data-item]')]
}

/** A dialog that was opened from the panel returns the focus. */
function isInOtherDialog(element: EventTarget | null, panel: HTMLElement): boolean {
  const dialog = element instanceof Element && element.closest('[role=dialog]')
  return dialog ? !dialog.contains(panel) : false
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body
}
