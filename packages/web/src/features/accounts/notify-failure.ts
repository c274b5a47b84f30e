import { isSessionExpired, messageOf } from '../../lib/api-error.ts'
import { toastFailure } from '../../ui/toast.ts'

/** Shows why a request about the account failed, or that the session has expired. */
export function notifyFailure(error: Error, title: string, fallback: string): void {
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
  } else {
    toastFailure(title, messageOf(error, fallback))
  }
}
