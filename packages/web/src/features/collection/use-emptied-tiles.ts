import type { CollectionEntry } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { undoChange } from './undo/undo-change.ts'
import type { EntryActions } from './use-entry-changes.ts'

/** A tile whose last copy was removed. */
interface EmptiedTile {
  /** As it was, but without copies. */
  entry: CollectionEntry
  /** Its index among the tiles. */
  index: number
  changeId: string
}

/** What the controls of tiles do; the same object as long as the page is there. */
export interface TileActions {
  setQuantity(entry: CollectionEntry, quantity: number, cardName: string): void
  remove(entry: CollectionEntry, cardName: string): void
  /** Brings back what an emptied tile had. */
  undo(entry: CollectionEntry): Promise<void>
}

/**
 * The entries shown, and among them those whose last copy was removed: these keep their place until
 * pointer and focus have left them, so that one press too many does not meet the next card.
 */
export function useEmptiedTiles(shown: CollectionEntry[], entryActions: EntryActions) {
  const queryClient = useQueryClient()
  const [emptied, setEmptied] = useState<readonly EmptiedTile[]>([])
  const tiles = useMemo(() => withEmptied(shown, emptied), [shown, emptied])
  const latest = useRef({ tiles, emptied })
  useLayoutEffect(() => {
    latest.current = { tiles, emptied }
  })
  useEffect(() => {
    if (emptied.length === 0) return
    return onPointerOrFocusMoved(() => setEmptied(stillAttended))
  }, [emptied])

  const actions = useMemo((): TileActions => {
    function empty(entry: CollectionEntry, changeId: string) {
      const index = latest.current.tiles.findIndex((tile) => isSame(tile, entry))
      const tile = { entry: { ...entry, quantity: 0 }, index, changeId }
      setEmptied((all) => [...all.filter((one) => !isSame(one.entry, entry)), tile])
    }
    return {
      setQuantity(entry, quantity, cardName) {
        const changeId = entryActions.setQuantity(entry, quantity, cardName)
        if (quantity === 0) empty(entry, changeId)
      },
      remove: (entry, cardName) => empty(entry, entryActions.remove(entry, cardName)),
      async undo(entry) {
        const tile = latest.current.emptied.find((one) => isSame(one.entry, entry))
        if (tile) await undoChange(queryClient, tile.changeId)
      },
    }
  }, [entryActions, queryClient])
  return { tiles, actions }
}

function isSame(a: CollectionEntry, b: CollectionEntry): boolean {
  return a.scryfallId === b.scryfallId
}

/** An entry that came back, by an undo or because the removal failed, is shown as it is. */
function withEmptied(shown: CollectionEntry[], emptied: readonly EmptiedTile[]): CollectionEntry[] {
  const gone = emptied.filter(({ entry }) => !shown.some((one) => isSame(one, entry)))
  if (gone.length === 0) return shown
  const tiles = [...shown]
  for (const { entry, index } of gone.toSorted((a, b) => a.index - b.index)) {
    tiles.splice(index, 0, entry)
  }
  return tiles
}

function stillAttended(emptied: readonly EmptiedTile[]): readonly EmptiedTile[] {
  const left = emptied.filter(({ entry: { scryfallId } }) =>
    document
      .querySelector(`[data-entry="${CSS.escape(scryfallId)}"]`)
      ?.matches(':hover, :focus-within'),
  )
  return left.length === emptied.length ? emptied : left
}

/** Not while a button of the pointer is down: what it is over must not move before it is up. */
function onPointerOrFocusMoved(listener: () => void): () => void {
  const events = new AbortController()
  const { signal } = events
  document.addEventListener('pointermove', ({ buttons }) => buttons === 0 && listener(), { signal })
  document.addEventListener('click', listener, { signal })
  document.addEventListener('keyup', listener, { signal })
  return () => events.abort()
}
