import {
  addressOf,
  changeIdHeader,
  type Endpoint,
  hasBody,
  type OutputOf,
  type PayloadOf,
} from '@manafolio/contract'
import { ApiError } from './api-error.ts'

export interface CallOptions<E extends Endpoint> {
  params?: Record<string, string>
  input?: PayloadOf<E>
  signal?: AbortSignal
  /** Names a change, so that sending it again changes nothing more. */
  changeId?: string
}

/** Makes a call of the contract, with the session's cookie. Throws an ApiError unless it is OK. */
export async function call<E extends Endpoint>(
  endpoint: E,
  { params = {}, input, signal, changeId }: CallOptions<E> = {},
): Promise<OutputOf<E>> {
  const sendsBody = input !== undefined && hasBody(endpoint)
  const response = await fetch(addressOf(endpoint, params, input), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...(sendsBody && { 'Content-Type': 'application/json' }),
      ...(changeId && { [changeIdHeader]: changeId }),
    },
    ...(sendsBody && { body: JSON.stringify(input) }),
    ...(signal && { signal }),
  })
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText)
  }
  const body = await response.text()
  return JSON.parse(body || 'null')
}
