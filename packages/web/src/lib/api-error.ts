import type { ErrorBody, PrintingAddress } from '@manafolio/contract'

/** A response that is not OK. The message is "<status>: <body or status text>". */
export class ApiError extends Error {
  readonly status: number
  /** The contract's refusal code, if the server sent one. */
  readonly code: string | undefined
  /** The message in the body, if the server sent one. */
  readonly serverMessage: string | undefined
  /** The server's messages about single fields, by field name. */
  readonly fieldErrors: Record<string, string>
  /** Of a card that was not found: pages that may be meant, the best first. */
  readonly suggestions: readonly PrintingAddress[]
  /** Names the request in the server's log; only for failures of the server. */
  readonly requestId: string | undefined
  /** How long to wait before another attempt; 0 if the server did not say. */
  readonly retryAfterMs: number

  constructor(status: number, text: string, headers?: Headers) {
    super(`${status}: ${text}`)
    const body = bodyIn(text)
    this.status = status
    this.requestId = body?.requestId
    this.retryAfterMs = (Number(headers?.get('Retry-After')) || 0) * 1000
    this.code = body?.code
    this.suggestions = body?.suggestions ?? []
    this.serverMessage = body?.message
    const issues = body?.issues ?? []
    this.fieldErrors = Object.fromEntries(issues.map(({ path, message }) => [path, message]))
  }
}

/** The server's message, or the fallback when there is none, such as when the network is down. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.serverMessage) || fallback
}

/** The server's messages about single fields; empty when it did not answer. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fieldErrors : {}
}

/**
 * True when the request was neither accepted nor refused: no response, a failed proxy or server, or
 * a rate limit. The same request can be sent again.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return (error.status >= 500 && error.code !== 'storage_full') || error.status === 429
}

/** True when the server answered that this request is wrong, which says nothing about others. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || isSessionExpired(error)) return false
  return error.status < 500 && error.status !== 429
}

/** In the contract's words, and in those of the card-data mirror. */
const databaseAway = /"code":"database_unavailable"|"object":"error".*"code":"unavailable"/

/** True when our server can't reach its database at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503 && databaseAway.test(error.message)
}

/** The server's sentence about a failure that is not about the request: its database or its disk. */
export function serverProblemOf(error: unknown): string | undefined {
  const isServerProblem =
    error instanceof ApiError && (isDatabaseAway(error) || error.code === 'storage_full')
  return isServerProblem ? error.serverMessage : undefined
}

const expiryMessages = ['Authentication required', 'Unauthorized', 'Invalid session']

/** True when the server no longer accepts the session. */
export function isSessionExpired(error: unknown): boolean {
  if (!(error instanceof Error) || !error.message.startsWith('401')) return false
  return expiryMessages.some((message) => error.message.includes(message))
}

function bodyIn(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : undefined
  } catch {
    return undefined // not JSON: a proxy's page, or the bare status text
  }
}

/** Something other than our server may respond. Checked by hand: a schema would load zod on every page. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false
  const { message, code, issues = [] }: Partial<Record<keyof ErrorBody, unknown>> = body
  return typeof message === 'string' && typeof code === 'string' && Array.isArray(issues)
}
