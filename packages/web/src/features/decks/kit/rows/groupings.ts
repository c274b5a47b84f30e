import type { Card, DeckCategory } from '@manafolio/contract'
import { roles, suggestedCategory } from '@manafolio/deck'
import { type FaceText, frontOf } from '../../../../card-kit/face-card.ts'
import type { DeckRow } from '../deck-actions.ts'
import { priceOf } from './card-price.ts'
import { categoryGroupOf, categoryGroups } from './categories.ts'
import { manaValueOf } from './mana-value.ts'
import { type NeededById, ownedGroup, ownedGroups } from './owned-groups.ts'

export const groupings = [
  'type',
  'category',
  'role',
  'manaValue',
  'color',
  'price',
  'owned',
  'none',
] as const
export type Grouping = (typeof groupings)[number]

/** What decides about groups beside the cards. */
export interface GroupingContext {
  /** The categories that the deck lists. */
  categories: readonly DeckCategory[]
  needed: NeededById
}

const noContext: GroupingContext = { categories: [], needed: new Map() }

type GroupedRow = Pick<DeckRow, 'card' | 'finish' | 'categories' | 'scryfallId' | 'slotType'>

interface GroupingFacts {
  /** As the user chooses it. */
  label: string
  /** The labels of the groups of some rows, in order; some may be empty. */
  groupsIn: (rows: readonly GroupedRow[], context?: GroupingContext) => readonly string[]
  groupOf: (row: GroupedRow, context?: GroupingContext) => string
}

interface CardGroups {
  /** In order. */
  groups: readonly string[]
  groupOf: (card: Card) => string
  /** The group of cards that are not in the catalogue. */
  unknown: string
}

/** Groups that the card alone decides. */
function byCard({ groups, groupOf, unknown }: CardGroups): Omit<GroupingFacts, 'label'> {
  return { groupsIn: () => groups, groupOf: ({ card }) => (card ? groupOf(card) : unknown) }
}

const other = 'Other'
const all = 'All cards'
const lands = 'Lands'

/** By priority: a land creature is a land, an artifact creature a creature. */
const types = [
  ['Land', lands],
  ['Creature', 'Creatures'],
  ['Planeswalker', 'Planeswalkers'],
  ['Battle', 'Battles'],
  ['Instant', 'Instants'],
  ['Sorcery', 'Sorceries'],
  ['Artifact', 'Artifacts'],
  ['Enchantment', 'Enchantments'],
] as const

const colors = [
  ['W', 'White'],
  ['U', 'Blue'],
  ['B', 'Black'],
  ['R', 'Red'],
  ['G', 'Green'],
] as const

const maxManaValue = 7
const manaGroups = Array.from({ length: maxManaValue }, (_, mana) => `Mana value ${mana}`)
const manaRest = `Mana value ${maxManaValue} or more`

/** Upper bounds in dollars, exclusive. */
const priceSteps = [
  [1, 'Under $1'],
  [5, '$1 to $5'],
  [20, '$5 to $20'],
  [50, '$20 to $50'],
  [Number.POSITIVE_INFINITY, '$50 or more'],
] as const
const noPrice = 'No price'

/** The ways to group the cards of a deck. The front face of a card decides. */
export const groupingFacts: Record<Grouping, GroupingFacts> = {
  type: {
    label: 'By type',
    ...byCard({
      groups: [
        ...['Creatures', 'Planeswalkers', 'Instants', 'Sorceries', 'Artifacts', 'Enchantments'],
        ...['Battles', lands, other],
      ],
      groupOf: (card) => typeGroup(frontOf(card)),
      unknown: other,
    }),
  },
  category: {
    label: 'By category',
    groupsIn: (rows, { categories } = noContext) => categoryGroups(rows, categories),
    groupOf: (row, { categories } = noContext) => categoryGroupOf(row, categories),
  },
  role: {
    label: 'By role',
    ...byCard({
      groups: [...Object.values(roles).map(({ label }) => label), other],
      groupOf: (card) => suggestedCategory(card) ?? other,
      unknown: other,
    }),
  },
  manaValue: {
    label: 'By mana value',
    ...byCard({
      groups: [...manaGroups, manaRest, lands, other],
      groupOf: (card) => groupExceptLands(card, manaGroup),
      unknown: other,
    }),
  },
  color: {
    label: 'By color',
    ...byCard({
      groups: [...colors.map(([, name]) => name), 'Multicolor', 'Colorless', lands, other],
      groupOf: (card) => groupExceptLands(card, colorGroup),
      unknown: other,
    }),
  },
  price: {
    label: 'By price',
    groupsIn: () => [...priceSteps.map(([, name]) => name), noPrice],
    groupOf: priceGroup,
  },
  owned: {
    label: 'By what you own',
    groupsIn: () => ownedGroups,
    groupOf: (row, { needed } = noContext) => ownedGroup(row, needed),
  },
  none: { label: 'No groups', ...byCard({ groups: [all], groupOf: () => all, unknown: all }) },
}

function typeGroup({ typeLine }: FaceText): string {
  const cardTypes = mainTypes(typeLine)
  return types.find(([type]) => cardTypes.includes(type))?.[1] ?? other
}

/** Without subtypes; of a split card only those of its first half. */
function mainTypes(typeLine: string): string[] {
  return (typeLine.split(/\/\/|—/)[0] ?? '').trim().split(/\s+/)
}

function groupExceptLands(card: Card, groupOf: (front: FaceText, card: Card) => string): string {
  const front = frontOf(card)
  return typeGroup(front) === lands ? lands : groupOf(front, card)
}

function manaGroup(front: FaceText): string {
  return manaGroups[Math.floor(manaValueOf(front))] ?? manaRest
}

function colorGroup(front: FaceText, { colorIdentity }: Card): string {
  const cardColors = colorsOf(front, colorIdentity)
  const [first, second] = colors.filter(([color]) => cardColors.includes(color))
  if (second) return 'Multicolor'
  return first?.[1] ?? 'Colorless'
}

/**
 * A card has the colors of its mana cost. Without a cost it may have a color indicator, which only its color
 * identity reveals; artifacts and devoid cards are colorless.
 */
function colorsOf(front: FaceText, colorIdentity: readonly string[]): readonly string[] {
  if (/^devoid\b/im.test(front.oracleText)) return []
  const symbols = front.manaCost.match(/\{[^{}]+\}/g) ?? []
  const paid = symbols
    .join('')
    .toUpperCase()
    .replace(/[^WUBRG]/g, '')
  if (paid !== '') return [...paid]
  const isFree = manaValueOf(front) === 0
  return isFree && !mainTypes(front.typeLine).includes('Artifact') ? colorIdentity : []
}

function priceGroup(row: Pick<DeckRow, 'card' | 'finish'>): string {
  const price = priceOf(row)
  return (price && priceSteps.find(([below]) => price.usd < below)?.[1]) ?? noPrice
}
