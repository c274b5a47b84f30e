import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { DeckRow } from '../deck-actions.ts'

/** Reports the row under the mouse or, if there is none, the focused row. `rowOf` finds a row by the id of an item. */
export function usePointedRow(
  rowOf: (id: string) => DeckRow | undefined,
  onPoint: (row: DeckRow | null) => void,
) {
  const at = useRef<{ hovered?: string | undefined; focused?: string | undefined }>({})
  const reported = useRef<DeckRow | null>(null)

  function report() {
    const { hovered, focused } = at.current
    const row = rowOf(hovered ?? '') ?? rowOf(focused ?? '') ?? null
    if (row === reported.current) return
    reported.current = row
    onPoint(row)
  }
  function move(to: typeof at.current) {
    at.current = { ...at.current, ...to }
    report()
  }
  useEffect(report) // the hovered row may change or disappear

  return {
    onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType !== 'touch') move({ hovered: idOf(target) })
    },
    onPointerLeave: () => move({ hovered: undefined }),
    onFocus: ({ target }: FocusEvent) => move({ focused: idOf(target) }),
    onBlur: ({ relatedTarget }: FocusEvent) => move({ focused: idOf(relatedTarget) }),
  }
}

/** The id of the row that contains an element. */
export function idOf(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined
  return element.closest<HTMLElement>('[data-row]')?.dataset.row
}
