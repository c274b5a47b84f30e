import { isSessionExpired, messageOf } from '../../lib/api-error.ts'
import { toastFailure } from '../../ui/toast.ts'

/** Tells why something about the account was not done, or that the session is over. */
export function tellFailure(error: Error, title: string, fallback: string): void {
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
  } else {
    toastFailure(title, messageOf(error, fallback))
  }
}
