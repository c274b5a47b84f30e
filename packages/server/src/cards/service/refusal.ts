import { z } from 'zod'
import { ServiceError } from './service-error.ts'

const dayMs = 24 * 60 * 60_000

/** Who is sent away for asking too much is locked out for so long. */
const penaltyMs = 30_000

/** A failed response as an error with the service's message. */
export async function refusal(response: Response, now: Date): Promise<ServiceError> {
  const { status, headers } = response
  const details = detailsIn(await textOf(response))
  const requestMs = retryAfter(headers.get('retry-after'), now)
  const retryAfterMs = status === 429 ? Math.max(requestMs ?? 0, penaltyMs) : requestMs
  return new ServiceError(`the card-data service answered ${status}${details}`, { retryAfterMs })
}

/** Retry-After of RFC 9110, section 10.2.3, as ms from now; a day at most. */
function retryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), dayMs)
}

/** More than this is no sentence for a person. */
const longestDetails = 300

const errorObject = z.object({ details: z.string().min(1).max(longestDetails) })

function detailsIn(text: string): string {
  try {
    return `: ${errorObject.parse(JSON.parse(text)).details}`
  } catch {
    return '' // a proxy's own page, or nothing; the status says enough
  }
}

/** The status counts even when the connection breaks after it. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch {
    return ''
  }
}
