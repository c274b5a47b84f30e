import { ApiError, isSessionExpired, messageOf } from '../../../lib/api-error.ts'
import { toastFailure } from '../../../ui/toast.ts'

interface Failure {
  title: string
  /** When the server says nothing itself. */
  message: string
  /** Offered when the request may not have arrived, or its answer; it must do no harm twice. */
  onRetry: () => void
}

/** Tells that a change of the collection failed, and why. */
export function explainFailure(error: unknown, { title, message, onRetry }: Failure): void {
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
  } else if (mayHelpToRetry(error)) {
    toastFailure(title, messageOf(error, message), { label: 'Try again', onClick: onRetry })
  } else {
    toastFailure(title, messageOf(error, message))
  }
}

/** The network, a proxy or the server broke down: it said nothing of the change itself. */
function mayHelpToRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429
}
