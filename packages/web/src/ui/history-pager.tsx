import { cloneElement, type ReactElement } from 'react'
import { countWords } from '../lib/count-words.ts'
import { Button } from './button.tsx'
import classes from './history-pager.module.css'

interface HistoryPagerProps {
  page: number
  pages: number
  /** A link to a page, without words. */
  linkTo: (page: number) => ReactElement<object>
}

/** Turns the pages of a history, the newest first; nothing when there is only one. */
export function HistoryPager({ page, pages, linkTo }: HistoryPagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages of the history" className={classes.pager}>
      <Turn link={page > 1 ? linkTo(page - 1) : null}>Newer</Turn>
      <span>
        Page {countWords(page)} of {countWords(pages)}
      </span>
      <Turn link={page < pages ? linkTo(page + 1) : null}>Older</Turn>
    </nav>
  )
}

function Turn({ link, children }: { link: ReactElement<object> | null; children: string }) {
  if (!link) {
    return (
      <Button variant="default" disabled>
        {children}
      </Button>
    )
  }
  return (
    <Button variant="default" renderRoot={(props) => cloneElement(link, props)}>
      {children}
    </Button>
  )
}
