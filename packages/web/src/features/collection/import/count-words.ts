const numbers = new Intl.NumberFormat('en-US')

export function countWords(count: number): string {
  return numbers.format(count)
}

/** "1 row", "2,990 rows" */
export function rowsWords(rows: number): string {
  return countOf(rows, 'row')
}

/** "1 printing", "2,990 printings": of a word whose plural ends in s. */
export function countOf(count: number, word: string): string {
  return `${countWords(count)} ${word}${count === 1 ? '' : 's'}`
}
