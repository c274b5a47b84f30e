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
 * An answer as the browser's database takes it at once. It would copy 20,000 entries in one task that
 * holds up what people press: long lists are written in parts, with pauses unless the page may be
 * closed next.
 */
export async function packed({ data, updatedAt }: StoredAnswer): Promise<PackedAnswer> {
  if (!Array.isArray(data) || data.length <= partSize) return { data, updatedAt }
  const parts: string[] = []
  for (let at = 0; at < data.length; at += partSize) {
    if (at > 0 && !document.hidden) await pause(0)
    parts.push(JSON.stringify(data.slice(at, at + partSize)))
  }
  return { parts, updatedAt }
}

export function unpacked(answer: PackedAnswer): StoredAnswer {
  if (!('parts' in answer)) return answer
  const data = answer.parts.flatMap((part): unknown[] => JSON.parse(part))
  return { data, updatedAt: answer.updatedAt }
}
