/** Parts of a text with keys for React; parts may repeat, and their order is fixed. */
export function keyed(parts: readonly string[]): { key: string; part: string }[] {
  return parts.map((part, place) => ({ key: `${place} ${part}`, part }))
}
