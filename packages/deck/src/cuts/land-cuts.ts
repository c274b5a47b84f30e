import { copiesOf } from '../deck-sheet.ts'
import type { CutDeck, CutRule, MainCard } from './cut-deck.ts'

interface SpareLand {
  card: MainCard
  copies: number
}

/** Up to so many lands beyond the usual number: basic lands first, of those the most frequent ones. */
export function spareLands(deck: CutDeck, cards: readonly MainCard[], most: number): SpareLand[] {
  const left = cards
    .filter(({ isLand }) => isLand)
    .map((card) => ({ card, basic: isBasic(card), left: copiesOf(card.spare), copies: 0 }))
    .toSorted((one, other) => (one.card.cardName < other.card.cardName ? -1 : 1))
  for (let spare = Math.min(most, surplusOf(deck)); spare > 0; spare--) {
    const candidates = left.filter((land) => land.left > 0)
    const [next] = candidates.toSorted(
      (one, other) => Number(other.basic) - Number(one.basic) || other.left - one.left,
    )
    if (!next) break
    next.left -= 1
    next.copies += 1
  }
  return left.filter(({ copies }) => copies > 0).toSorted((one, other) => other.copies - one.copies)
}

function isBasic({ front }: MainCard): boolean {
  return front.types.includes('Basic')
}

/** None until it is known whether the deck is about lands. */
function surplusOf(deck: CutDeck): number {
  const { lands, usual, verdict } = deck.landAdvice
  if (verdict !== 'too_many' || !deck.hasFits || isAboutLands(deck)) return 0
  return lands - Math.ceil(usual)
}

const landThemes = ['concept:landfall', 'concept:lands_matter']

/** Whether more lands are part of the deck's plan, which the usual number knows nothing of: a tenth of its cards. */
function isAboutLands({ cards }: CutDeck): boolean {
  const themes = cards.flatMap(({ fit }) => fit?.themes ?? [])
  const most = cards.reduce((sum, { copies }) => sum + copies, 0)
  return themes.some(
    ({ theme, cards: sharing }) => landThemes.includes(theme) && sharing * 10 >= most,
  )
}

export const landReason: CutRule = (deck) => {
  const { lands, usual } = deck.landAdvice
  const average = deck.averageManaValue?.toFixed(1)
  const why = average ? `suit this curve (average mana value ${average})` : 'are usual'
  return ({ isLand, copies, cardName }) => {
    if (!isLand || surplusOf(deck) === 0) return undefined
    const these = copies > 1 ? `, ${copies} of them ${cardName}` : ''
    return `One of ${lands} lands${these}; about ${Math.round(usual)} ${why}.`
  }
}
