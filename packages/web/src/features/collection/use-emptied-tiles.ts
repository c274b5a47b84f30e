import type { CollectionEntry } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { undoChange } from '../../card-kit/collection-undo/undo-change.ts'
import { hasPointerOrFocus, onPointerOrFocusMoved } from '../../lib/pointer-or-focus.ts'
import type { EntryActions } from './use-entry-changes.ts'

/** A tile whose last copy was removed. */
interface EmptiedTile {
  /** The entry without its copies. */
  entry: CollectionEntry
  /** Its index among the tiles. */
  index: number
  changeId: string
}

/** The event handlers of the tiles; a stable object. */
export interface TileActions {
  setQuantity(entry: CollectionEntry, quantity: number, cardName: string): void
  remove(entry: CollectionEntry, cardName: string): void
  /** Restores the copies of an emptied tile. */
  undo(entry: CollectionEntry): Promise<void>
}

/**
 * The shown entries, including those whose last copy was removed: these keep their place until
 * pointer and focus have left them, so that one press too many does not hit the next card.
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
    return onPointerOrFocusMoved(() => setEmptied(withPointerOrFocus))
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
  const removed = emptied.filter(({ entry }) => !shown.some((one) => isSame(one, entry)))
  if (removed.length === 0) return shown
  const tiles = [...shown]
  for (const { entry, index } of removed.toSorted((a, b) => a.index - b.index)) {
    tiles.splice(index, 0, entry)
  }
  return tiles
}

function withPointerOrFocus(emptied: readonly EmptiedTile[]): readonly EmptiedTile[] {
  const left = emptied.filter(({ entry }) => hasPointerOrFocus('data-entry', entry.scryfallId))
  return left.length === emptied.length ? emptied : left
}
