import { useState } from 'react'
import { countOf } from '../../lib/formats.ts'
import classes from './use-folded.module.css'

interface Fold {
  /** How many are shown at first. */
  limit: number
  noun: string
}

/** The first items, and a button that shows the others. A few too many are not worth one. */
export function useFolded<T>(items: readonly T[], { limit, noun }: Fold) {
  const [isOpen, setOpen] = useState(false)
  if (items.length <= limit + 2) return { shown: items, toggle: null }
  return {
    shown: isOpen ? items : items.slice(0, limit),
    toggle: (
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Show fewer' : `Show all ${countOf(items.length, noun)}`}
      </button>
    ),
  }
}
