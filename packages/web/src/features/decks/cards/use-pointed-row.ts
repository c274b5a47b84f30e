import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { DeckRow } from '../deck-actions.ts'
import { idOf } from './use-row-focus.ts'

/** Tells which row a mouse is over or, while it is over none, which one has the focus. */
export function usePointedRow(
  rows: ReadonlyMap<string, DeckRow>,
  onPoint: (row: DeckRow | null) => void,
) {
  const at = useRef<{ hovered?: string | undefined; focused?: string | undefined }>({})
  const told = useRef<DeckRow | null>(null)

  function tell() {
    const { hovered, focused } = at.current
    const row = rows.get(hovered ?? '') ?? rows.get(focused ?? '') ?? null
    if (row === told.current) return
    told.current = row
    onPoint(row)
  }
  function move(to: typeof at.current) {
    at.current = { ...at.current, ...to }
    tell()
  }
  useEffect(tell) // a row that is pointed at may change, or go

  return {
    onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType !== 'touch') move({ hovered: idOf(target) })
    },
    onPointerLeave: () => move({ hovered: undefined }),
    onFocus: ({ target }: FocusEvent) => move({ focused: idOf(target) }),
    onBlur: ({ relatedTarget }: FocusEvent) => move({ focused: idOf(relatedTarget) }),
  }
}
