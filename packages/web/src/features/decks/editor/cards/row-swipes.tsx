import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { SwipeRows } from '../../../../ui/swipe/swipe-rows.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import type { RowActions } from './use-row-actions.ts'

interface RowSwipesProps {
  list: RefObject<HTMLElement | null>
  rows: ReadonlyMap<string, DeckRow>
  rowActions: Pick<RowActions, 'more' | 'less'>
}

/** A finger swipes a row to the right for one copy more, and to the left for one less. */
export function RowSwipes({ list, rows, rowActions }: RowSwipesProps) {
  const act = (run: (row: DeckRow) => void) => (element: HTMLElement) => {
    const row = rows.get(element.dataset.selects ?? '')
    if (row) run(row)
  }
  return (
    <SwipeRows
      list={list}
      rowAt={(target) => {
        const element = target.closest<HTMLElement>('[data-selects]')
        return rows.has(element?.dataset.selects ?? '') ? element : null
      }}
      right={{ label: 'One more', Icon: IconPlus, run: act(rowActions.more) }}
      left={{ label: 'One less', Icon: IconMinus, run: act(rowActions.less) }}
    />
  )
}
