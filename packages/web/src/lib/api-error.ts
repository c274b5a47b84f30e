import { errorBody } from '@manafolio/contract'

/** An answer that is not OK. The message is "<status>: <body or status text>". */
export class ApiError extends Error {
  readonly status: number
  /** The sentence that the server speaks in the body, if it does. */
  readonly serverMessage: string | undefined

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.serverMessage = messageIn(text)
  }
}

/** The server's sentence, or the given one when there is none, as when the network is down. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback
}

const expiryWords = ['Authentication required', 'Unauthorized', 'Invalid session']

/** True when the server no longer knows the session. */
export function isSessionExpired(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('401')) return false
  return expiryWords.some((words) => error.message.includes(words))
}

function messageIn(text: string): string | undefined {
  try {
    const body = errorBody.safeParse(JSON.parse(text))
    return body.success ? body.data.message : undefined
  } catch {
    return undefined // not JSON: a proxy's page, or the bare status text
  }
}
