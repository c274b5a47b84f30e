import { type ErrorBody, errorBody } from '@manafolio/contract'

/** An answer that is not OK. The message is "<status>: <body or status text>". */
export class ApiError extends Error {
  readonly status: number
  /** Which refusal of the contract it is, if the server says so. */
  readonly code: string | undefined
  /** The sentence that the server speaks in the body, if it does. */
  readonly serverMessage: string | undefined
  /** What the server says of single fields, by their names. */
  readonly fieldErrors: Record<string, string>

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    const body = bodyIn(text)
    this.status = status
    this.code = body?.code
    this.serverMessage = body?.message
    const issues = body?.issues ?? []
    this.fieldErrors = Object.fromEntries(issues.map(({ path, message }) => [path, message]))
  }
}

/** The server's sentence, or the given one when there is none, as when the network is down. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback
}

/** What the server says of single fields; nothing when it did not answer. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fieldErrors : {}
}

/**
 * True when nothing was said of what was asked for: there was no answer, a proxy or the server broke
 * down, or patience is asked for. The same may be asked again.
 */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429
}

const expiryWords = ['Authentication required', 'Unauthorized', 'Invalid session']

/** True when the server no longer knows the session. */
export function isSessionExpired(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('401')) return false
  return expiryWords.some((words) => error.message.includes(words))
}

function bodyIn(text: string): ErrorBody | undefined {
  try {
    return errorBody.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON: a proxy's page, or the bare status text
  }
}
