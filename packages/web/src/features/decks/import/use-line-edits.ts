import { useCallback, useState } from 'react'
import type { LineEdit, LineEdits } from './report/line-edit.ts'

const none: LineEdits = new Map()

/** What somebody says of the lines of a list, as long as the page is open. */
export function useLineEdits() {
  const [edits, setEdits] = useState(none)
  const edit = useCallback(
    (index: number, said: LineEdit) =>
      setEdits((before) => new Map(before).set(index, { ...before.get(index), ...said })),
    [],
  )
  const forget = useCallback(() => setEdits(none), [])
  return { edits, edit, forget }
}
