import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { countOf, pluralOf } from '../../../../lib/formats.ts'
import type { Cuts } from './use-cuts.ts'

/** The heading of the list of cuts. */
export function cutTitle({ over, illegal }: Cuts, format: DeckFormat): string {
  const { isExact, cards } = formatFacts[format]
  const breaking = pluralOf(illegal, 'breaks a rule', 'break a rule')
  if (over === 0) {
    return illegal === 0 ? 'Nothing has to be cut' : `${countOf(illegal, 'card')} ${breaking}`
  }
  const tooMany = isExact
    ? `Cut ${countOf(over, 'card')}`
    : `${countOf(over, 'card')} over ${cards}`
  return illegal === 0 ? tooMany : `${tooMany}; ${illegal} ${breaking}`
}

export function cutIntro({ over, illegal, cuts }: Cuts, format: DeckFormat): string {
  const { isExact, cards } = formatFacts[format]
  if (cuts.length === 0) return 'There is no reason to cut any of these cards.'
  if (over === 0 && illegal === 0) {
    return 'If you want to cut cards anyway, these fit the deck least.'
  }
  const order =
    illegal > 0
      ? 'Cards that break a rule come first, then those that fit the deck least.'
      : 'These fit the deck least.'
  if (over === 0) return order
  const enough = isExact ? '' : `${cards} cards are enough. `
  return `${enough}${order} Lock the cards you want to keep.`
}

/** Shown when fewer copies are suggested than have to be cut; otherwise null. */
export function tooFewMessage({ over, cuts, lockedCards }: Cuts): string | null {
  const suggested = cuts.reduce((sum, { copies }) => sum + copies, 0)
  if (suggested >= over) return null
  const most = suggested === 0 ? 'None' : `Only ${suggested}`
  const why =
    lockedCards > 0
      ? `${countOf(lockedCards, 'card')} ${pluralOf(lockedCards, 'is', 'are')} locked. Unlock some to get more suggestions.`
      : 'Once they are cut, others may be suggested.'
  return `${most} of the ${countOf(over, 'card')} can be suggested: ${why}`
}

/** What the button of a cut does, as in “Cut all 4”. */
export function cutLabel(copies: number, of: number): string {
  if (of === 1) return 'Cut'
  if (copies === of) return `Cut all ${of}`
  return copies === 1 ? 'Cut one' : `Cut ${copies}`
}
