import type { Finding, RuleName } from '../legality/finding.ts'
import { nameKey } from '../legality/ruled-deck.ts'
import type { CutRule } from './cut-deck.ts'

/** What is not allowed goes first. */
const score = 200

/** The rules that a deck keeps again once copies of the card are gone. */
const rules: readonly RuleName[] = ['banned', 'not_legal', 'restricted', 'copies', 'identity']

export const rulesReason: CutRule = ({ findings }) => {
  const broken = brokenRules(findings)
  return ({ entry, card }) => {
    const says = broken.get(nameKey(card.name)) ?? broken.get(nameKey(entry.cardName))
    return says === undefined ? undefined : { says: `Breaks a rule: ${says}`, score }
  }
}

/** For each card what is said of the first rule that it breaks. */
function brokenRules(findings: readonly Finding[]): Map<string, string> {
  const broken = new Map<string, string>()
  for (const { rule, cardNames, says } of findings) {
    const [name = ''] = rules.includes(rule) ? cardNames : []
    const key = nameKey(name)
    if (name !== '' && !broken.has(key)) broken.set(key, says)
  }
  return broken
}
