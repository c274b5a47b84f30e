import type { CardFace } from '@manafolio/contract'
import { deckFace, hasType } from '../deck-face.ts'
import { hasActivatedAbility } from './activated-abilities.ts'
import { isCreature } from './leaders.ts'
import type { KnownCard } from './ruled-deck.ts'

/** A card of the starting deck: the main deck with its commanders. */
export interface StartingCard extends KnownCard {
  name: string
  copies: number
}

export interface CompanionCondition {
  /** What it asks of the deck, after “its companion wants”. */
  wants: string
  /** The cards that break it. */
  breaks: (deck: readonly StartingCard[]) => readonly StartingCard[]
  /** Whether one copy of each of them breaks nothing. */
  isContentWithOne?: boolean
}

/** The one that asks for more cards than a deck needs. */
export const moreCardsCompanion = 'Yorion, Sky Nomad'

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
  const told = symbols.filter((symbol) => !numbered.test(symbol))
  return new Set(told).size < told.length
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

/** The cards without the type that the most cards have. */
function oddTypes(deck: readonly StartingCard[]): StartingCard[] {
  const spells = deck.filter((card) => !hasType(deckFace(card), 'Land'))
  const without = cardTypes.map((type) => spells.filter((card) => !hasType(deckFace(card), type)))
  return without.reduce((fewest, cards) => (cards.length < fewest.length ? cards : fewest), spells)
}
