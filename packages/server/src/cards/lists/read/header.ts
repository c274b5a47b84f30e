/** What stays of the name of a column when its spelling does not matter. */
export function columnKey(column: string): string {
  return column.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
