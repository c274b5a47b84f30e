import { useState } from 'react'

/** The text in the field: the current query, until something else is typed. */
export function useQueryText(query: string) {
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  if (shown !== query) {
    // The address changed, by a search or by Back: the field shows the current query.
    setShown(query)
    setText(query)
  }
  return [text, setText] as const
}
