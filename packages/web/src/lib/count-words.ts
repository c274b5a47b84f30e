const numbers = new Intl.NumberFormat('en-US')

export function countWords(count: number): string {
  return numbers.format(count)
}

/** "1 row", "2,990 rows" */
export function rowsWords(rows: number): string {
  return countOf(rows, 'row')
}

/** "1 printing", "2,990 printings"; the plural is told where it is not the word with an s. */
export function countOf(count: number, word: string, plural = `${word}s`): string {
  return `${countWords(count)} ${count === 1 ? word : plural}`
}
