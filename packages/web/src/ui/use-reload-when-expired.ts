import { useEffect, useState } from 'react'
import { isSessionExpired } from '../lib/api-error.ts'
import { toastFailure } from './toast.ts'

const reloadAfterMs = 2000

/** How many parts of the page have found the session expired. The first one says so. */
let reporters = 0

/** Says that the session has expired and reloads the page, even with unsaved input. */
export function useReloadWhenExpired(error: Error | null): void {
  const [isExpired, setExpired] = useState(false)
  if (!isExpired && isSessionExpired(error)) setExpired(true)
  useEffect(() => {
    if (!isExpired) return
    reporters += 1
    if (reporters === 1) toastFailure('Session expired', 'Please refresh the page to log back in.')
    const timer = setTimeout(() => window.location.reload(), reloadAfterMs)
    return () => {
      clearTimeout(timer)
      reporters -= 1
    }
  }, [isExpired])
}
