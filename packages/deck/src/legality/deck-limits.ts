import { type DeckFormat, formatFacts } from '@manafolio/contract'

/** The numbers that the rules of a format allow, and the special cards that its decks may have. */
export interface DeckLimits {
  /** Of the main deck, including commanders and signature spells. */
  leastCards: number
  /** Infinity for formats without a maximum deck size (CR 100.5). */
  mostCards: number
  /** Copies of a card by its English name, unless the card says otherwise. */
  copies: number
  /** The companion is one of its cards; 0 for formats without a sideboard. */
  sideboard: number
  hasCompanion: boolean
  hasSignatureSpell: boolean
  /** Some cards are restricted to one copy. */
  hasRestrictedCards: boolean
}

const constructed = {
  copies: 4,
  sideboard: 15,
  hasCompanion: true,
  hasSignatureSpell: false,
  hasRestrictedCards: false,
}
const withRestrictedCards = { ...constructed, hasRestrictedCards: true }
const singleton = { ...constructed, copies: 1, sideboard: 0 }

const limitsBesideSize: Record<DeckFormat, Omit<DeckLimits, 'leastCards' | 'mostCards'>> = {
  standard: constructed,
  pioneer: constructed,
  modern: constructed,
  legacy: constructed,
  vintage: withRestrictedCards,
  commander: singleton,
  brawl: singleton,
  pauper: constructed,
  // Wishes do nothing in these formats, so a companion can never come from outside the game.
  oathbreaker: { ...singleton, hasCompanion: false, hasSignatureSpell: true },
  alchemy: constructed,
  historicbrawl: singleton,
  duel: singleton,
  explorer: constructed,
  gladiator: { ...singleton, hasCompanion: false },
  historic: constructed,
  oldschool: withRestrictedCards,
  paupercommander: singleton,
  penny: constructed,
  predh: singleton,
  premodern: constructed,
  timeless: withRestrictedCards,
}

export function deckLimits(format: DeckFormat): DeckLimits {
  const { cards, isExact } = formatFacts[format]
  const mostCards = isExact ? cards : Number.POSITIVE_INFINITY
  return { leastCards: cards, mostCards, ...limitsBesideSize[format] }
}
