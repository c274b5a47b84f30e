import { type DeckFormat, formatFacts } from '@manafolio/contract'
import type { Cuts } from './use-cuts.ts'

/** What a list of cuts begins with. */
export function cutTitle({ over }: Cuts, format: DeckFormat): string {
  const { isExact, cards } = formatFacts[format]
  if (over === 0) return 'Nothing has to go'
  return isExact ? `Cut ${counted(over)}` : `${counted(over)} over ${cards}`
}

export function cutIntro({ over, suggestions }: Cuts, format: DeckFormat): string {
  const { isExact, cards } = formatFacts[format]
  if (suggestions.length === 0) return 'Nothing speaks against any of these cards.'
  if (over === 0) return 'If something goes all the same: these do the least for the deck.'
  if (isExact) return 'These do the least for the deck; lock what is to stay.'
  return `${cards} cards are enough. These do the least; lock what is to stay.`
}

/** Said of a deck that has nothing yet. */
export const emptyWords = 'Once there are cards in the deck, it stands here which could go.'

/** Said where there are fewer suggestions than cards to cut; null elsewhere. */
export function tooFewWords({ over, suggestions, lockedCards }: Cuts): string | null {
  if (suggestions.length >= over) return null
  const most = suggestions.length === 0 ? 'None' : `Only ${suggestions.length}`
  const why =
    lockedCards > 0
      ? `${counted(lockedCards)} ${lockedCards === 1 ? 'is' : 'are'} locked. Unlock some to get more suggestions.`
      : 'Once they are cut, others may be suggested.'
  return `${most} of the ${counted(over)} can be suggested: ${why}`
}

export function counted(cards: number): string {
  return cards === 1 ? '1 card' : `${cards} cards`
}
