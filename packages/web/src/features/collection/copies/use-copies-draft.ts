import type { Finish, Variant } from '@manafolio/contract'
import { useState } from 'react'
import { type DraftRow, draftOf, withAnotherKind } from './draft.ts'

interface Conflict {
  message: string
  mine: DraftRow[]
}

export type CopiesDraft = ReturnType<typeof useCopiesDraft>

/** The rows being edited, and what they are a change of. */
export function useCopiesDraft(seen: Variant[]) {
  const [from, setFrom] = useState(seen)
  const [rows, setRows] = useState(() => draftOf(seen))
  const [conflict, setConflict] = useState<Conflict | null>(null)

  return {
    from,
    rows,
    /** The sentence that says that others were faster, until one's own rows are taken. */
    conflict: conflict?.message ?? null,
    change: (row: DraftRow) =>
      setRows((all) => all.map((each) => (each.row === row.row ? row : each))),
    remove: ({ row }: DraftRow) => setRows((all) => all.filter((each) => each.row !== row)),
    addTo: (finishes: readonly Finish[]) => setRows((all) => withAnotherKind(all, finishes)),
    /** Shows what is there now in place of the rows, which are kept. */
    showNow: (now: Variant[], message: string) => {
      setFrom(now)
      setRows(draftOf(now))
      setConflict({ message, mine: rows })
    },
    takeMine: () => {
      if (conflict) setRows(conflict.mine)
      setConflict(null)
    },
  }
}
