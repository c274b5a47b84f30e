// Making a formatter takes longer than many a search.
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** “a, b and c”. */
export function andList(parts: readonly string[]): string {
  return conjunction.format(parts)
}

/** “a, b or c”. */
export function orList(parts: readonly string[]): string {
  return disjunction.format(parts)
}
