import { useState } from 'react'

/**
 * The text in the field: the current query, until something else is typed. A text that is sent as a
 * query becomes the current one a moment later; what is typed meanwhile stays.
 */
export function useQueryText(query: string) {
  const [text, setText] = useState(query)
  const [shown, setShown] = useState(query)
  const [sent, setSent] = useState<readonly string[]>([])
  if (shown !== query) {
    // The address changed: by a search of the field, which shows it already, or otherwise, as by Back.
    const at = sent.indexOf(query)
    setShown(query)
    setSent(at < 0 ? [] : sent.slice(at + 1))
    if (at < 0) setText(query)
  }
  const markSent = (next: string) => setSent((before) => [...before, next])
  return { text, setText, markSent }
}
