import type { Finding } from '@manafolio/deck'

export interface Verdict {
  kind: 'legal' | 'notes' | 'problems'
  /** In a word or two, such as “2 problems”. */
  words: string
}

/** What findings come to. Notes make no deck illegal. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const problems = findings.filter(({ severity }) => severity === 'error').length
  const notes = findings.length - problems
  if (problems > 0) return { kind: 'problems', words: counted(problems, 'problem') }
  if (notes > 0) return { kind: 'notes', words: counted(notes, 'note') }
  return { kind: 'legal', words: 'Legal' }
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}
