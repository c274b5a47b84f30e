import type { Finding, RuleName } from '../legality/finding.ts'
import { nameKey } from '../legality/ruled-deck.ts'
import type { MainCard } from './cut-deck.ts'

/** Findings that are resolved by cutting copies of the card. */
const rules: readonly RuleName[] = ['banned', 'not_legal', 'restricted', 'copies', 'identity']

/** A rule that a card breaks, and how many copies have to be cut for it. */
export interface BrokenRule {
  message: string
  copies: number
}

/** Gives the first rule that a card of the main deck breaks, and none for a note. */
export function brokenRuleIn(findings: readonly Finding[]) {
  const broken = new Map<string, Finding>()
  for (const finding of findings) {
    const [name = ''] = finding.cardNames
    if (name === '' || finding.severity === 'note' || !rules.includes(finding.rule)) continue
    if (!broken.has(nameKey(name))) broken.set(nameKey(name), finding)
  }
  return (card: MainCard): BrokenRule | undefined => {
    const finding = broken.get(nameKey(card.card.name)) ?? broken.get(nameKey(card.cardName))
    return (
      finding && {
        message: `Breaks a rule: ${finding.message}`,
        copies: copiesBeyond(card, finding),
      }
    )
  }
}

/** The copies that a fix of the finding removes from the main deck; at least one. */
function copiesBeyond({ spare }: MainCard, { fixes }: Finding): number {
  const removed = fixes.map((fix) => {
    const rows = 'change' in fix ? fix.change.cards : []
    return rows.reduce((sum, { scryfallId, slotType, quantity }) => {
      const entry = spare.find((one) => one.scryfallId === scryfallId)
      return entry && slotType === 'main' ? sum + entry.quantity - quantity : sum
    }, 0)
  })
  return Math.max(1, ...removed)
}
