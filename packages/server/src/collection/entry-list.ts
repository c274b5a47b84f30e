import { entryOf, type HeldEntry } from './held.ts'

/**
 * The JSON of the contract's collectionEntry for each entry, as entryOf has it. A full collection has
 * 6 MB of it, of which a change leaves all but one entry as they were: those are written once.
 */
export function writeEntries(userId: string, entries: readonly HeldEntry[]): string {
  return `[${entries.map((held) => writeEntry(userId, held)).join(',')}]`
}

function writeEntry(userId: string, held: HeldEntry): string {
  held.json ??= JSON.stringify(entryOf(userId, { ...held.entry, variants: held.variants }))
  return held.json
}
