import type { Finding } from '@manafolio/deck'
import { countOf } from '../../../../lib/formats.ts'

export interface Verdict {
  kind: 'legal' | 'notes' | 'problems'
  /** In short, such as “2 problems”. */
  label: string
}

/** Sums up findings. Notes don't make a deck illegal. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const problems = findings.filter(({ severity }) => severity === 'error').length
  const notes = findings.length - problems
  if (problems > 0) return { kind: 'problems', label: countOf(problems, 'problem') }
  if (notes > 0) return { kind: 'notes', label: countOf(notes, 'note') }
  return { kind: 'legal', label: 'Legal' }
}
