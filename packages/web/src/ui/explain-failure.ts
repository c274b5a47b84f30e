import { isSessionExpired, isUnanswered } from '../lib/api-error.ts'
import { toastFailure } from './toast.ts'

interface Failure {
  title: string
  message: string
  /** Makes the same request again: it must do no harm twice. */
  onRetry: () => void
}

/** Tells that a change failed; another try is offered where it may help. */
export function explainFailure(error: unknown, { title, message, onRetry }: Failure): void {
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
  } else if (isUnanswered(error)) {
    toastFailure(title, message, { label: 'Try again', onClick: onRetry })
  } else {
    toastFailure(title, message)
  }
}
