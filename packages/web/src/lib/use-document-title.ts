import { useEffect } from 'react'

const product = 'Manafolio'

/** Sets the title of the tab and of the history entry. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`
  }, [title])
}
