import { isSessionExpired, isUnanswered } from '../../lib/api-error.ts'
import { toastFailure } from '../../ui/toast.ts'

interface Failure {
  title: string
  message: string
  /** Makes the same request again, by the same change id: it must do no harm twice. */
  onRetry: () => void
}

/** What is said when copies could not be changed. */
export const updateFailure = {
  title: 'Update failed',
  message: 'Failed to update collection item.',
} as const

/** Tells that a change of the collection failed; another try is offered where it may help. */
export function explainFailure(error: unknown, { title, message, onRetry }: Failure): void {
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
  } else if (isUnanswered(error)) {
    toastFailure(title, message, { label: 'Try again', onClick: onRetry })
  } else {
    toastFailure(title, message)
  }
}
