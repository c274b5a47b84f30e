import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { slotType } from '@manafolio/contract'
import type { RowPlace } from '../../kit/rows/row-changes.ts'
import { drawGhost } from './drag-ghost.ts'

interface DragActions {
  place: (id: string, to: RowPlace) => void
  /** The ids of the rows that are dragged with one. */
  selected: (id: string) => readonly string[]
}

/** From the upper left corner of the ghost, in pixels: the places to drop on stay in sight. */
const pointerOnGhost = { x: 12, y: 12 }

/**
 * Returns what makes a row draggable when it is pressed. Places to drop on are marked with `data-drop` and say
 * what a card becomes there: `data-slot`, `data-category` (empty for none). All of it is done on the elements
 * themselves, so that hundreds of rows stay as they are while one is dragged.
 */
export function rowDrag(list: HTMLElement, { place, selected }: DragActions) {
  let release = () => {}
  return (row: HTMLElement, id: string) => {
    release()
    const links = [...row.querySelectorAll<HTMLElement>('a, img')]
    for (const link of links) link.draggable = false // the row is dragged, not its link
    let stop = () => {}
    const clean = draggable({
      element: row,
      onGenerateDragPreview({ nativeSetDragImage }) {
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => pointerOnGhost,
          render: ({ container }) => drawGhost(container, row, selected(id).length),
        })
      },
      onDragStart() {
        const dragged = selected(id).flatMap((one) => findRow(list, one) ?? [])
        for (const one of dragged) one.setAttribute('data-dragged', '')
        list.setAttribute('data-dragging', '')
        const targets = [...list.querySelectorAll<HTMLElement>('[data-drop]')].map(dropTarget)
        stop = () => {
          for (const one of dragged) one.removeAttribute('data-dragged')
          list.removeAttribute('data-dragging')
          for (const cleanTarget of targets) cleanTarget()
        }
      },
      onDrop({ location }) {
        const inner = location.current.dropTargets.map(({ element }) => element)
        stop()
        release()
        const to = placeOf(inner)
        if (to.slotType !== undefined || to.category !== undefined) place(id, to)
      },
    })
    release = () => {
      clean()
      for (const link of links) link.removeAttribute('draggable')
      release = () => {}
    }
  }
}

function findRow(list: HTMLElement, id: string): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
}

/** Only the innermost place is marked. */
function dropTarget(element: HTMLElement) {
  const mark = (targets: readonly { element: Element }[]) =>
    element.toggleAttribute('data-over', targets[0]?.element === element)
  const clean = dropTargetForElements({
    element,
    onDropTargetChange: ({ location }) => mark(location.current.dropTargets),
  })
  return () => {
    mark([])
    clean()
  }
}

/** What a card becomes, by the places from the inside out. */
function placeOf(targets: readonly Element[]): RowPlace {
  const data = targets.map((target) => (target instanceof HTMLElement ? target.dataset : {}))
  const slot = data.find((one) => one.slot !== undefined)?.slot
  const category = data.find((one) => one.category !== undefined)?.category
  return {
    slotType: slot === undefined ? undefined : slotType.parse(slot),
    category: category === '' ? null : category,
  }
}
