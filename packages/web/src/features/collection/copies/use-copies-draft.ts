import type { Finish, Variant } from '@manafolio/contract'
import { useState } from 'react'
import { type DraftRow, draftOf, withNewVariant } from './draft.ts'

interface Conflict {
  message: string
  mine: DraftRow[]
}

export type CopiesDraft = ReturnType<typeof useCopiesDraft>

/** The rows being edited, and the copies they were based on. */
export function useCopiesDraft(seen: Variant[]) {
  const [from, setFrom] = useState(seen)
  const [rows, setRows] = useState(() => draftOf(seen))
  const [conflict, setConflict] = useState<Conflict | null>(null)

  return {
    from,
    rows,
    /** The message about a conflict, until the user restores their own rows. */
    conflict: conflict?.message ?? null,
    change: (row: DraftRow) =>
      setRows((all) => all.map((each) => (each.row === row.row ? row : each))),
    remove: ({ row }: DraftRow) => setRows((all) => all.filter((each) => each.row !== row)),
    addTo: (finishes: readonly Finish[]) => setRows((all) => withNewVariant(all, finishes)),
    /** Shows the current copies instead of the rows, which can be restored. */
    showCurrent: (now: Variant[], message: string) => {
      setFrom(now)
      setRows(draftOf(now))
      setConflict({ message, mine: rows })
    },
    restoreRows: () => {
      if (conflict) setRows(conflict.mine)
      setConflict(null)
    },
  }
}
