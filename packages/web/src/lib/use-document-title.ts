import { useEffect } from 'react'

const product = 'Manafolio'

/** Names the tab and the entry in the history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title])
}
