import type { Finding, RuleName } from '../legality/finding.ts'
import { nameKey } from '../legality/ruled-deck.ts'
import type { CutRule } from './cut-deck.ts'

/** Illegal cards go first. */
const score = 200

/** Findings that are resolved by cutting copies of the card. */
const rules: readonly RuleName[] = ['banned', 'not_legal', 'restricted', 'copies', 'identity']

export const rulesReason: CutRule = ({ findings }) => {
  const broken = brokenRules(findings)
  return ({ entry, card }) => {
    const message = broken.get(nameKey(card.name)) ?? broken.get(nameKey(entry.cardName))
    return message === undefined ? undefined : { message: `Breaks a rule: ${message}`, score }
  }
}

/** For each card the message of the first rule that it breaks. */
function brokenRules(findings: readonly Finding[]): Map<string, string> {
  const broken = new Map<string, string>()
  for (const { rule, cardNames, message } of findings) {
    const [name = ''] = rules.includes(rule) ? cardNames : []
    const key = nameKey(name)
    if (name !== '' && !broken.has(key)) broken.set(key, message)
  }
  return broken
}
