import { pause } from '../pause.ts'

/** What the server answered to a query, and when, in milliseconds since 1970. */
export interface StoredAnswer {
  data: unknown
  updatedAt: number
}

/** A long list as JSON texts, one for each part of it. */
interface PackedList extends Omit<StoredAnswer, 'data'> {
  parts: readonly string[]
}

export type PackedAnswer = StoredAnswer | PackedList

/** So few items are written in a few milliseconds on a phone. */
const partSize = 1000

/**
 * An answer in the form that is stored. The browser's database copies a list of 20,000 entries in one task
 * that holds up what people press; texts take less than half of that. Long lists are written in parts, with
 * pauses between them until the page is hidden, since it may be closed next.
 */
export async function pack({ data, updatedAt }: StoredAnswer): Promise<PackedAnswer> {
  if (!Array.isArray(data) || data.length <= partSize) return { data, updatedAt }
  const done = new AbortController()
  const hidden = untilHidden(done.signal)
  const parts: string[] = []
  for (let at = 0; at < data.length; at += partSize) {
    if (at > 0) await Promise.race([pause(0), hidden])
    parts.push(JSON.stringify(data.slice(at, at + partSize)))
  }
  done.abort()
  return { parts, updatedAt }
}

function untilHidden(signal: AbortSignal): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { signal }),
  )
}

export function unpack(answer: PackedAnswer): StoredAnswer {
  if (!('parts' in answer)) return answer
  const data = answer.parts.flatMap((part): unknown[] => JSON.parse(part))
  return { data, updatedAt: answer.updatedAt }
}
