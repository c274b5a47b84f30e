import type { Finding } from '@manafolio/deck'
import { countOf, formatCount } from '../../../../lib/formats.ts'

export interface Verdict {
  kind: 'legal' | 'notes' | 'unfinished' | 'problems'
  /** In short, such as “2 problems” or “45 of 100”. */
  label: string
}

/** Sums up findings. Notes don't make a deck illegal, and one that is being built breaks no rule yet. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length
  const problems = count('error')
  if (problems > 0) return { kind: 'problems', label: countOf(problems, 'problem') }
  if (count('unfinished') > 0) return { kind: 'unfinished', label: progressLabel(findings) }
  const notes = count('note')
  if (notes > 0) return { kind: 'notes', label: countOf(notes, 'note') }
  return { kind: 'legal', label: 'Legal' }
}

function progressLabel(findings: readonly Finding[]): string {
  const progress = findings.find((finding) => finding.progress)?.progress
  return progress ? `${formatCount(progress.cards)} of ${formatCount(progress.of)}` : 'Unfinished'
}

/** “2 problems in Modern”, “45 of 100 in Commander”, “Legal in Pauper” */
export function formatVerdict({ kind, label }: Verdict, format: string): string {
  const isLegal = kind === 'legal' || kind === 'notes'
  return `${isLegal ? 'Legal' : label} in ${format}`
}
