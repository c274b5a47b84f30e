import { isSessionExpired, messageOf } from './api-error.ts'

/** Why something was not done, with what helps; the given sentence where nobody says why. */
export function troubleWords(error: unknown, fallback: string): string {
  if (isSessionExpired(error)) {
    return 'Your session has expired. Please refresh the page to log back in.'
  }
  return messageOf(error, fallback)
}
