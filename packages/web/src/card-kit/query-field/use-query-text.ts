import { useState } from 'react'

/** What stands in the field of a query: what is searched for, until something else is typed. */
export function useQueryText(query: string) {
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  if (shown !== query) {
    // The address changed, by a search or by going back: the field says what is searched for.
    setShown(query)
    setText(query)
  }
  return [text, setText] as const
}
