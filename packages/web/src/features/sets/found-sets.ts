import type { SetSummary } from '@manafolio/contract'
import { folded } from '../../lib/folded.ts'
import type { SetsParams } from './sets-params.ts'

export interface SetYear {
  /** Null for sets without a date. */
  year: number | null
  sets: SetSummary[]
}

/** The sets of a kind whose name or code has these words, by year; those are newest first. */
export function foundSets(sets: readonly SetSummary[], { q = '', kind }: SetsParams): SetYear[] {
  const words = folded(q).split(/\s+/).filter(Boolean)
  const found = sets.filter((set) => (!kind || set.kind === kind) && matchesWords(set, words))
  const years = new Map<number | null, SetSummary[]>()
  for (const set of exactFirst(found, words)) {
    const others = years.get(set.year)
    if (others) others.push(set)
    else years.set(set.year, [set])
  }
  return [...years].map(([year, ofYear]) => ({ year, sets: ofYear }))
}

function matchesWords({ name, code }: SetSummary, words: readonly string[]): boolean {
  const text = folded(`${name} ${code}`)
  return words.every((word) => text.includes(word))
}

/** Who types a code means that set. */
function exactFirst(sets: SetSummary[], words: readonly string[]): SetSummary[] {
  const isCode = ({ code }: SetSummary) => words.length === 1 && code === words[0]
  return [...sets.filter(isCode), ...sets.filter((set) => !isCode(set))]
}
