import {
  addressOf,
  changeIdHeader,
  type Endpoint,
  fileType,
  hasInputInBody,
  type OutputOf,
  type PayloadOf,
  progressType,
} from '@manafolio/contract'
import { ApiError } from './api-error.ts'
import { lastAnswer } from './progress.ts'

export interface CallOptions<E extends Endpoint> {
  params?: Record<string, string>
  input?: PayloadOf<E>
  signal?: AbortSignal
  /** Names a change, so that sending it again changes nothing more. */
  changeId?: string
  /** For an endpoint that sends a file. */
  file?: Blob
  /** Hears how much is done, from 0 to 1, from an endpoint that tells it. */
  onShare?: (share: number) => void
}

/** Makes a call of the contract, with the session's cookie. Throws an ApiError unless it is OK. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<OutputOf<E>> {
  const { params = {}, input, signal, onShare } = options
  const body = bodyOf(endpoint, options)
  const response = await fetch(addressOf(endpoint, params, input), {
    method: endpoint.method,
    credentials: 'include',
    headers: headersOf(endpoint, options),
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText)
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
