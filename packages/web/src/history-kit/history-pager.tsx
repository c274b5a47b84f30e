import type { ComponentProps } from 'react'
import { formatCount } from '../lib/formats.ts'
import { Button } from '../ui/button.tsx'
import classes from './history-list.module.css'

export interface HistoryPagerProps {
  page: number
  pageCount: number
  /** Makes a button lead to a page: with a link as its root, or a click handler. */
  buttonTo: (page: number) => ComponentProps<typeof Button>
  label?: string
}

/** The pager of a history, newest first; hidden when there is only one page. */
export function HistoryPager({ page, pageCount, buttonTo, label }: HistoryPagerProps) {
  if (pageCount <= 1) return null
  const pageButton = (to: number) => (to < 1 || to > pageCount ? { disabled: true } : buttonTo(to))
  return (
    <nav aria-label={label ?? 'Pages of the history'} className={classes.pager}>
      <Button variant="default" {...pageButton(page - 1)}>
        Newer
      </Button>
      <span role="status">
        Page {formatCount(page)} of {formatCount(pageCount)}
      </span>
      <Button variant="default" {...pageButton(page + 1)}>
        Older
      </Button>
    </nav>
  )
}
