import type { CardFacts } from '@manafolio/contract'
import type { Front } from './front.ts'

const cheaper =
  /\b(?:this spell|~) costs? [^.]*less to cast\b|\brather than pay\b|\bwithout paying its mana cost\b/i
const cheaperKeywords = new Set(
  'Affinity Convoke Cycling Delve Emerge Evoke Foretell Improvise Madness Morph Disguise Suspend Typecycling'.split(
    ' ',
  ),
)

/** Whether a card is rarely paid for in full: one with delve almost never is. */
export function canCostLess(
  { oracleText }: Pick<Front, 'oracleText'>,
  facts: CardFacts | null,
): boolean {
  return (
    cheaper.test(oracleText) || facts?.keywords.some((word) => cheaperKeywords.has(word)) === true
  )
}
