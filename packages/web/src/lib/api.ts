import { type Endpoint, type OutputOf, type PayloadOf, pathOf } from '@manafolio/contract'
import { ApiError } from './api-error.ts'

export interface CallOptions<E extends Endpoint> {
  params?: Record<string, string>
  input?: PayloadOf<E>
  signal?: AbortSignal
  /** Where the call goes instead of our own server. */
  base?: string
}

/** Makes a call of the contract, with the session's cookie. Throws an ApiError unless it is OK. */
export async function call<E extends Endpoint>(
  endpoint: E,
  { params = {}, input, signal, base = '' }: CallOptions<E> = {},
): Promise<OutputOf<E>> {
  const isInAddress = endpoint.method === 'GET'
  const address = base + pathOf(endpoint.path, params) + (isInAddress ? queryOf(input) : '')
  const response = await fetch(address, {
    method: endpoint.method,
    credentials: base.startsWith('http') ? 'omit' : 'include',
    ...(input !== undefined && !isInAddress && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    }),
    ...(signal && { signal }),
  })
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText)
  }
  const body = await response.text()
  return JSON.parse(body || 'null')
}

/** What a GET sends; "" when that is nothing. */
function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const entries = Object.entries(input).map(([key, value]) => [key, String(value)])
  return `?${new URLSearchParams(entries)}`
}
