import { isSessionExpired, isUnanswered, serverProblemOf } from '../lib/api-error.ts'
import { toastFailure } from './toast.ts'

interface Failure {
  title: string
  message: string
  /** Sends the same request again, which must be idempotent. */
  onRetry: () => void
}

/** Shows why a change failed, and offers a retry where it may help. */
export function explainFailure(error: unknown, { title, onRetry, ...failure }: Failure): void {
  const message = [failure.message, serverProblemOf(error)].filter(Boolean).join(' ')
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
  } else if (isUnanswered(error)) {
    toastFailure(title, message, { label: 'Try again', onClick: onRetry })
  } else {
    toastFailure(title, message)
  }
}
