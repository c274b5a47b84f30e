import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, for lists that otherwise render what is near the viewport. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const follow = () => setPrinting(paper.matches)
    // At once: the browser lays out the paper right after the event.
    const begin = () => flushSync(() => setPrinting(true))
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', follow)
    paper.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', follow)
      paper.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
