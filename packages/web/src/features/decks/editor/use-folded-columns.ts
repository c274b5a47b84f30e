import { useCallback } from 'react'
import { type FoldingColumn, useDeckView } from '../kit/rows/use-deck-view.ts'

/** The columns beside the cards that are folded, and what folds and unfolds them. */
export function useFoldedColumns() {
  const { view, setView } = useDeckView()
  const fold = useCallback(
    (column: FoldingColumn, isFolded: boolean) => {
      if (view.folded.includes(column) === isFolded) return
      const others = view.folded.filter((one) => one !== column)
      setView({ ...view, folded: isFolded ? [...others, column] : others })
    },
    [view, setView],
  )
  return { folded: view.folded, fold }
}
