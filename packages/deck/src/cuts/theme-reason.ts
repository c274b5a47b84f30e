import { counted } from '../legality/wording.ts'
import type { DeckKind } from '../roles/usual-counts.ts'
import type { CutRule, MainCard } from './cut-deck.ts'

/** Up to so many other copies with a theme are few. */
const few: Record<DeckKind, number> = { commander: 3, small_singleton: 2, constructed: 4 }

/** How little a card has in common with the others. A strong theme speaks for keeping it, so it is left out. */
export const themeReason: CutRule = (deck) => {
  const comparison = comparisonIn(deck.cards)
  return (card) => {
    if (!card.fit) return undefined
    const shared = card.fit.themes
      .map(({ name, cards }) => ({ name, others: cards - card.copies }))
      .filter(({ others }) => others > 0)
    const [strongest] = shared.toSorted((one, other) => other.others - one.others)
    if (!strongest) return 'Shares no theme with the rest of the deck.'
    const { name, others } = strongest
    if (others > few[deck.kind]) return comparison(card.fit)
    return `${name}: only ${othersIn(deck.kind, others)}.`
  }
}

/** Decks with several copies of a card count all of them. */
function othersIn(kind: DeckKind, count: number): string {
  if (kind !== 'constructed') return counted(count, 'other card')
  return `${counted(count, 'copy', 'copies')} of other cards`
}

function comparisonIn(cards: readonly MainCard[]) {
  const scores = cards.flatMap(({ fit }) => fit?.score ?? [])
  return ({ score }: NonNullable<MainCard['fit']>): string | undefined => {
    const better = scores.filter((other) => other > score).length
    if (better === 0) return undefined
    const others = scores.length - 1
    const which = better === others ? `all ${others}` : `${better} of the ${others}`
    return `Fits worse than ${which} other nonland cards.`
  }
}
