import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Makes the items of a list draggable onto one another; drops are given with the names of both. */
export function useItemDrag(onDrop: (name: string, onto: string) => void) {
  const list = useRef<HTMLOListElement>(null)
  const drop = useEffectEvent(onDrop)
  // Items come and go with each change, so they are registered anew after each render.
  useEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-listed-category]') ?? [])]
    const cleanups = items.flatMap((item) => [
      draggable({
        element: item,
        dragHandle: item.querySelector('button') ?? item,
        onDragStart: () => item.setAttribute('data-dragged', ''),
        onDrop: () => item.removeAttribute('data-dragged'),
      }),
      dropTargetForElements({
        element: item,
        canDrop: ({ source }) => items.includes(source.element),
        onDragEnter: () => item.setAttribute('data-over', ''),
        onDragLeave: () => item.removeAttribute('data-over'),
        onDrop: () => item.removeAttribute('data-over'),
      }),
    ])
    const stop = monitorForElements({
      canMonitor: ({ source }) => items.includes(source.element),
      onDrop({ source, location }) {
        const onto = location.current.dropTargets[0]?.element
        const [name, other] = [nameOf(source.element), nameOf(onto)]
        if (name !== undefined && other !== undefined && name !== other) drop(name, other)
      },
    })
    return () => {
      stop()
      for (const clean of cleanups) clean()
    }
  })
  return list
}

function nameOf(element: Element | undefined): string | undefined {
  return element instanceof HTMLElement ? element.dataset.listedCategory : undefined
}
