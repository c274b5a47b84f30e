import { useLayoutEffect } from 'react'

/** What other parts of the page make room for. */
type PagePart =
  | 'dialog'
  | 'editor'
  | 'typing'
  | 'sheet'
  | 'selection'
  | 'chosen-decks'
  | 'commit-bar'

const shown: PagePart[] = []

/**
 * Lists a part in the `data-shows` of <html> while it is on the page, for style sheets such as those of
 * toasts. `html:has(…)` would do without it, but browsers search a large page for it after each change.
 */
export function usePagePart(part: PagePart, isShown = true): void {
  useLayoutEffect(() => (isShown ? showPagePart(part) : undefined), [part, isShown])
}

/** The same outside of React; returns what takes it back. */
export function showPagePart(part: PagePart): () => void {
  shown.push(part)
  list()
  return () => {
    shown.splice(shown.indexOf(part), 1)
    list()
  }
}

function list(): void {
  document.documentElement.dataset.shows = shown.join(' ')
}
