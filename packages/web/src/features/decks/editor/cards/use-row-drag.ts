import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Selection } from '../../../../ui/selection/use-selection.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import type { RowPlace } from '../../kit/rows/row-changes.ts'
import { idOf } from '../../kit/rows/use-pointed-row.ts'
import type { ListItems } from './use-lines.ts'
import type { RowActions } from './use-row-actions.ts'

interface DraggedList {
  list: RefObject<HTMLElement | null>
  /** By id, in order. */
  rows: ReadonlyMap<string, DeckRow>
  items: ListItems
  selection: Selection
  rowActions: RowActions
}

/**
 * Rows can be dragged with a mouse or pen to groups and boards: a selected one brings the others along. The code
 * comes when a pointer is over the list, and nothing is rendered while rows are dragged. The menu of a row and the
 * bar of a selection do the same with keys and fingers.
 */
export function useRowDrag({ list, rows, items, selection, rowActions }: DraggedList): void {
  const dragged = (id: string) => (selection.has(id) ? selection.ids : items.membersOf(id))
  const selected = useEffectEvent(dragged)
  const place = useEffectEvent((id: string, to: RowPlace) =>
    rowActions.place(
      dragged(id).flatMap((one) => rows.get(one) ?? []),
      to,
    ),
  )
  const has = useEffectEvent((id: string) =>
    items.membersOf(id).every((one) => one !== commanderRowId && rows.has(one)),
  )

  useEffect(() => {
    const element = list.current
    if (!element) return
    let prepare: ((row: HTMLElement, id: string) => void) | undefined
    const load = () => {
      element.removeEventListener('pointerover', load)
      // Without it the menus still do the same, and the next visit tries again.
      void import('./row-drag.ts').then(
        ({ rowDrag }) => {
          prepare = rowDrag(element, { place, selected })
        },
        () => element.addEventListener('pointerover', load),
      )
    }
    const onPointerDown = ({ target, pointerType, button }: PointerEvent) => {
      if (pointerType === 'touch' || button !== 0) return
      const id = idOf(target)
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row]')
      if (row && id !== undefined && has(id)) prepare?.(row, id)
    }
    element.addEventListener('pointerover', load)
    element.addEventListener('pointerdown', onPointerDown)
    return () => {
      element.removeEventListener('pointerover', load)
      element.removeEventListener('pointerdown', onPointerDown)
    }
  }, [list])
}
