import {
  addressOf,
  changeIdHeader,
  type Endpoint,
  fileType,
  hasInputInBody,
  isWrite,
  type OutputOf,
  type PayloadOf,
  type ProgressLine,
  progressType,
} from '@manafolio/contract'
import { ApiError } from './api-error.ts'
import { fetchInTime } from './fetch-in-time.ts'

export interface CallOptions<E extends Endpoint> {
  params?: Record<string, string>
  input?: PayloadOf<E>
  signal?: AbortSignal
  /** Idempotency key of a change: sending it again has no further effect. */
  changeId?: string
  /** For an endpoint that sends a file. */
  file?: Blob
  /** Called with the progress, from 0 to 1, by endpoints that report it. */
  onShare?: (share: number) => void
}

/** Calls an endpoint of the contract with the session cookie. Throws an ApiError unless it is OK. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<OutputOf<E>> {
  const { params = {}, input, signal, onShare } = options
  const body = bodyOf(endpoint, options)
  const send = isWrite(endpoint) || endpoint.sends === 'file' ? fetch : fetchInTime
  const response = await send(addressOf(endpoint, params, input), {
    method: endpoint.method,
    credentials: 'include',
    headers: headersOf(endpoint, options),
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
  if (!response.ok) {
    const text = (await response.text()) || response.statusText
    throw new ApiError(response.status, text, response.headers)
  }
  if (onShare) return lastAnswer(response, onShare)
  return JSON.parse((await response.text()) || 'null')
}

function bodyOf<E extends Endpoint>(
  endpoint: E,
  { input, file }: CallOptions<E>,
): string | Blob | undefined {
  if (endpoint.sends === 'file') return file
  return input !== undefined && hasInputInBody(endpoint) ? JSON.stringify(input) : undefined
}

function headersOf<E extends Endpoint>(
  endpoint: E,
  { input, changeId, onShare }: CallOptions<E>,
): Record<string, string> {
  const isJson = input !== undefined && hasInputInBody(endpoint)
  return {
    ...(isJson && { 'Content-Type': 'application/json' }),
    ...(endpoint.sends === 'file' && { 'Content-Type': fileType }),
    ...(changeId && { [changeIdHeader]: changeId }),
    ...(onShare && { Accept: progressType }),
  }
}

/**
 * Reads a response in lines (see the contract's progressType) to its end. A refusal in it is thrown as
 * an ApiError, and a truncated response as a TypeError, like a lost connection.
 */
export async function lastAnswer<T>(
  response: Response,
  onShare: (share: number) => void,
): Promise<T> {
  for await (const text of linesOf(response)) {
    const line: ProgressLine = JSON.parse(text)
    if ('share' in line) onShare(line.share)
    else if ('refusal' in line)
      throw new ApiError(line.refusal.status, JSON.stringify(line.refusal))
    else return line.answer as T // the result of the endpoint that was called
  }
  throw new TypeError('the response ended early')
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (done) return
  }
}
