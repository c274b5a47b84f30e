import type { CardPrinting } from '@manafolio/contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useLayoutEffect, useRef } from 'react'

export interface PrintingListProps {
  printings: readonly CardPrinting[]
  /** The printing that the page is about. */
  currentId: string
  cardName: string
  /** Copies by printing; null for a visitor. */
  copies: ReadonlyMap<string, number> | null
}

interface ListParts {
  printings: readonly CardPrinting[]
  currentId: string
  /** In pixels; rows are measured too. */
  rowHeight: number
}

/**
 * The rows near the visible part of a box that scrolls by itself, so that what follows stays within
 * reach below 849 Forests. The current printing is in view at first.
 */
export function usePrintingList({ printings, currentId, rowHeight }: ListParts) {
  const box = useRef<HTMLDivElement>(null)
  const overscan = useDeferredValue(12, 0) // what is in sight comes first
  const virtualizer = useVirtualizer({
    count: printings.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => printings[at]?.id ?? at,
    overscan,
  })
  const current = printings.findIndex(({ id }) => id === currentId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first
  useLayoutEffect(() => {
    if (current > 0) virtualizer.scrollToIndex(current, { align: 'center' })
  }, [])
  const items = virtualizer.getVirtualItems()
  const rows = items.flatMap(({ index, key }) => {
    const printing = printings[index]
    return printing ? [{ index, key, printing }] : []
  })
  return {
    box,
    rows,
    measureRow: virtualizer.measureElement,
    /** The room that the rows above and below take, in pixels. */
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  }
}
