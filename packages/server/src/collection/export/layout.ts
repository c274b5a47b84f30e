import type { ExportedEntry } from './exported-entry.ts'

/**
 * How a file says what a collection has. An entry whose printing the catalogue does not know stands
 * under its Scryfall ID; where a format has no place for ids, the id stands where the name would,
 * so that a reader of the file reports it instead of silently skipping the copies.
 */
export interface Layout {
  /** What stands before all entries, also when there are none. */
  head: string
  /** Entries in a row, with the ends of their lines. */
  write(entries: readonly ExportedEntry[]): string
}
