import { Fragment, type ReactNode, useState } from 'react'
import { countOf } from '../../lib/formats.ts'
import classes from './folded.module.css'

interface FoldedProps<T> {
  items: readonly T[]
  /** How many are shown at first. */
  limit: number
  noun: string
  /** Stands between two items. */
  between?: string
  children: (item: T, at: number) => ReactNode
}

/** The first items, and the others at the press of a button. A few too many are not worth one. */
export function Folded<T>({ items, limit, noun, between, children }: FoldedProps<T>) {
  const [isOpen, setOpen] = useState(false)
  const isLong = items.length > limit + 2
  const shown = isLong && !isOpen ? items.slice(0, limit) : items
  return (
    <>
      {shown.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and items may repeat
        <Fragment key={at}>
          {at > 0 && between}
          {children(item, at)}
        </Fragment>
      ))}
      {isLong && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${countOf(items.length, noun)}`}
        </button>
      )}
    </>
  )
}
