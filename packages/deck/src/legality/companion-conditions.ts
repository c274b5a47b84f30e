import type { CardFace } from '@manafolio/contract'
import { basicLandTypes, deckFace, hasType } from '../deck-face.ts'
import { isCreature } from './leaders.ts'
import type { KnownCard } from './ruled-deck.ts'

/** A card of the starting deck: the main deck with its commanders. */
export interface StartingCard extends KnownCard {
  name: string
  copies: number
}

export interface CompanionCondition {
  /** Its requirement, after “its companion wants”. */
  wants: string
  /** The cards that break it. */
  breaks: (deck: readonly StartingCard[]) => readonly StartingCard[]
  /** Whether a single copy of each of them is allowed. */
  isContentWithOne?: boolean
}

/** The companion that requires more cards than a deck needs. */
export const moreCardsCompanion = 'Yorion, Sky Nomad'

/** Whether a card has the companion ability (CR 702.139). */
export function isCompanion(name: string): boolean {
  return name === moreCardsCompanion || companionConditions[name] !== undefined
}

export const companionConditions: Readonly<Record<string, CompanionCondition>> = {
  'Gyruda, Doom of Depths': each('only even mana values', ({ manaValue }) => manaValue % 2 === 0),
  'Jegantha, the Wellspring': each(
    'no mana symbol twice in a mana cost',
    ({ face }) => !hasSymbolTwice(face.manaCost),
  ),
  'Kaheera, the Orphanguard': each(
    'only Cats, Elementals, Nightmares, Dinosaurs and Beasts as creatures',
    (card) => !isCreature(card.face) || isOfKaheera(card),
  ),
  'Keruga, the Macrosage': each(
    'only lands and cards with mana value 3 or greater',
    ({ face, manaValue }) => manaValue >= 3 || hasType(face, 'Land'),
  ),
  'Lurrus of the Dream-Den': each(
    'only permanents with mana value 2 or less',
    ({ face, manaValue }) => manaValue <= 2 || !isPermanent(face),
  ),
  'Lutri, the Spellchaser': {
    wants: 'no nonland card twice',
    isContentWithOne: true,
    breaks: (deck) => deck.filter((card) => card.copies > 1 && !hasType(deckFace(card), 'Land')),
  },
  'Obosh, the Preypiercer': each(
    'only lands and odd mana values',
    ({ face, manaValue }) => manaValue % 2 === 1 || hasType(face, 'Land'),
  ),
  'Umori, the Collector': { wants: 'a card type that all nonland cards share', breaks: oddTypes },
  'Zirda, the Dawnwaker': each(
    'only permanents with an activated ability',
    ({ face }) => !isPermanent(face) || hasActivatedAbility(face),
  ),
}

interface SeenCard {
  face: CardFace
  manaValue: number
  keywords: readonly string[]
}

function each(wants: string, fits: (card: SeenCard) => boolean): CompanionCondition {
  return { wants, breaks: (deck) => deck.filter((card) => !fits(seen(card))) }
}

function seen(card: StartingCard): SeenCard {
  const { manaValue, keywords } = card.facts
  return { face: deckFace(card), manaValue, keywords }
}

function isPermanent(face: CardFace): boolean {
  return !hasType(face, 'Instant') && !hasType(face, 'Sorcery')
}

const numbered = /^\{\d+\}$/

/** Generic mana of the two halves of a split card is one number (CR 709.4b). */
function hasSymbolTwice(manaCost: string): boolean {
  const symbols = manaCost.match(/\{[^}]+\}/g) ?? []
  const symbolsOnce = symbols.filter((symbol) => !numbered.test(symbol))
  return new Set(symbolsOnce).size < symbolsOnce.length
}

const kaheeraTypes = ['Cat', 'Elemental', 'Nightmare', 'Dinosaur', 'Beast']

function isOfKaheera({ face, keywords }: SeenCard): boolean {
  if (keywords.includes('Changeling') || face.oracleText.includes('is every creature type')) {
    return true
  }
  return kaheeraTypes.some((type) => hasType(face, type))
}

const cardTypes = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Kindred',
  'Planeswalker',
  'Sorcery',
]

/** The cards without the most common type. */
function oddTypes(deck: readonly StartingCard[]): StartingCard[] {
  const spells = deck.filter((card) => !hasType(deckFace(card), 'Land'))
  const without = cardTypes.map((type) => spells.filter((card) => !hasType(deckFace(card), type)))
  return without.reduce((fewest, cards) => (cards.length < fewest.length ? cards : fewest), spells)
}

/**
 * Keyword abilities that are activated without a colon. Cards that make them cheaper do not have
 * them.
 */
const keywords =
  /(?:^|\.)(?:[\w ]*cycling|Equip|Fortify|Reconfigure|Crew|Saddle|Station|Level up|Outlast|Unearth|Scavenge|Embalm|Eternalize|Encore|Reinforce|Transmute|Transfigure|Craft|(?:Commander )?ninjutsu|Aura swap)\b(?! (?:costs|abilities))/im

/** CR 602.1: “cost: effect”. Granted abilities are in quotes, and reminder text in parentheses. */
function hasActivatedAbility(face: Pick<CardFace, 'typeLine' | 'oracleText'>): boolean {
  // CR 305.6: lands with a basic land type have their ability without stating it.
  if (basicLandTypes.some((type) => hasType(face, type))) return true
  const own = face.oracleText.replace(/\([^)]*\)|"[^"]*"|“[^”]*”/g, '')
  return own.includes(': ') || keywords.test(own)
}
