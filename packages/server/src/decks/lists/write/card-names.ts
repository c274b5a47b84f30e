import type { WrittenCopies } from './written-deck.ts'

/** What a tool calls cards with several names. */
export interface Naming {
  /** What stands between the names of cards that it knows by all of them. */
  between: string
  /** Of which layouts these are; of all others it knows the front alone. */
  whole: readonly string[] | 'all'
}

/** `Fire // Ice`, `Fire/Ice` or, of a card with a back, `Delver of Secrets`. */
export function nameFor(
  { between, whole }: Naming,
  { name, faces, layout }: WrittenCopies,
): string {
  const [front] = faces
  if (front === undefined) return name
  return whole === 'all' || whole.includes(layout) ? faces.join(between) : front
}
