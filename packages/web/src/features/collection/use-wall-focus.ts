import type { CollectionEntry } from '@manafolio/contract'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface Place {
  scryfallId: string
  /** Which of the tile's controls, by its data-control; any when it has no such. */
  control: string
}

/**
 * Keeps the focus in the wall. Tiles are drawn anew when they move to another row: the focus follows
 * them. When the whole wall goes, it moves on to the tabs.
 */
export function useWallFocus(wall: RefObject<HTMLElement | null>, entries: CollectionEntry[]) {
  const focused = useRef<Place>(undefined)

  useLayoutEffect(() => {
    const place = focused.current
    if (!place || document.activeElement !== document.body) return
    controlAt(wall.current, place)?.focus({ preventScroll: true })
  })

  useLayoutEffect(
    () => () => {
      if (focused.current) document.querySelector<HTMLElement>('[role=tab]')?.focus()
    },
    [],
  )

  return {
    focusedPlace: () => placeOf(entries, focused.current?.scryfallId),
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const scryfallId = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
      if (scryfallId) focused.current = { scryfallId, control: target.dataset.control ?? '' }
    },
    onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      // What is gone lost the focus against its will.
      if (currentTarget.contains(relatedTarget) || !target.isConnected) return
      focused.current = undefined
    },
  }
}

function placeOf(entries: CollectionEntry[], scryfallId: string | undefined): number {
  return scryfallId ? entries.findIndex((entry) => entry.scryfallId === scryfallId) : -1
}

function controlAt(wall: HTMLElement | null, { scryfallId, control }: Place) {
  const tile = wall?.querySelector(`[data-entry="${CSS.escape(scryfallId)}"]`)
  const same = tile?.querySelector<HTMLElement>(`[data-control="${control}"]`)
  return same ?? tile?.querySelector<HTMLElement>('button')
}
