import packageJson from '../../../package.json' with { type: 'json' }
import { refusal } from './refusal.ts'
import { ConnectionError, ServiceError } from './service-error.ts'
import type { Limits, ServiceNeeds } from './service-needs.ts'

/** How long the service may take. */
export const limits: Limits = { answerMs: 30_000, silenceMs: 60_000 }

/** The service refuses requests without these two. */
const ownHeaders = {
  'User-Agent': `Manafolio/${packageJson.version}`,
  Accept: 'application/json;q=0.9,*/*;q=0.8',
}

export interface Answer {
  status: number
  etag: string | null
  /** What it says; undefined when the status says that there is nothing new. */
  body: unknown
}

interface How {
  headers?: Record<string, string>
  /** Gives up. */
  signal?: AbortSignal | undefined
}

/** Asks the API. Anything but 200 with JSON, or 304, is a ServiceError. */
export async function requestJson(
  needs: ServiceNeeds,
  url: string,
  { headers = {}, signal: outer }: How = {},
): Promise<Answer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(tooLate(needs.limits.answerMs)), needs.limits.answerMs)
  const signal = outer ? AbortSignal.any([late.signal, outer]) : late.signal
  try {
    const response = await send(needs, url, { headers, signal })
    const etag = response.headers.get('etag')
    const isUnchanged = response.status === 304 && 'If-None-Match' in headers
    if (isUnchanged) return { status: 304, etag, body: undefined }
    if (response.status !== 200) throw await refusal(response, needs.now())
    return { status: 200, etag, body: parse(await response.text()) }
  } catch (error) {
    throw signal.aborted ? signal.reason : brokenOff(error)
  } finally {
    clearTimeout(timer)
  }
}

/** A request with the headers that the service wants to see; a lost network is a ServiceError. */
export async function send(
  needs: Pick<ServiceNeeds, 'fetch'>,
  url: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<Response> {
  try {
    return await needs.fetch(url, { headers: { ...ownHeaders, ...headers }, signal })
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const message = `the card-data service can't be reached: ${reasonOf(error)}`
    throw new ConnectionError(message, { cause: error })
  }
}

export function tooLate(ms: number): ConnectionError {
  return new ConnectionError(`the card-data service did not answer for ${ms / 1000} seconds`)
}

/** What broke while an answer was read. */
export function brokenOff(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  const message = `the card-data service broke off its answer: ${reasonOf(error)}`
  return new ConnectionError(message, { cause: error })
}

/** Fetch hides what happened in the cause of its error, or in a list of causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error.message || error.name
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const what = /^\s*</.test(text) ? 'a web page' : 'something that is no JSON'
    throw new ServiceError(`the card-data service answered ${what}`, { cause: error })
  }
}
