import { isSessionExpired, messageOf } from './api-error.ts'

/** Why a change failed and what helps; the given sentence when there is no known reason. */
export function failureMessage(error: unknown, fallback: string): string {
  if (isSessionExpired(error)) {
    return 'Your session has expired. Please refresh the page to log back in.'
  }
  return messageOf(error, fallback)
}
