import type { Card } from '@manafolio/contract'
import { type FaceText, frontOf } from '../../../card-kit/face-card.ts'
import { priceOf } from './card-price.ts'
import { manaValueOf } from './mana-value.ts'

export const groupings = ['type', 'manaValue', 'color', 'price'] as const
export type Grouping = (typeof groupings)[number]

interface GroupingFacts {
  /** What stands after “By”. */
  label: string
  /** What its groups are called, in their order. */
  groups: readonly string[]
  groupOf: (card: Card) => string
  /** Where a card stands that the catalogue does not know. */
  unknown: string
}

const other = 'Other'
const lands = 'Lands'

/** In this order: a land creature is a land, an artifact creature a creature. */
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

const mostMana = 7
const manaGroups = Array.from({ length: mostMana }, (_, mana) => `Mana value ${mana}`)
const manaRest = `Mana value ${mostMana} or more`

/** Up to these many dollars, without them. */
const priceSteps = [
  [1, 'Under $1'],
  [5, '$1 to $5'],
  [20, '$5 to $20'],
  [50, '$20 to $50'],
  [Number.POSITIVE_INFINITY, '$50 and more'],
] as const
const noPrice = 'No price'

/** What the cards of a deck can be grouped by. The front of a card decides. */
export const groupingFacts: Record<Grouping, GroupingFacts> = {
  type: {
    label: 'type',
    groups: [
      ...['Creatures', 'Planeswalkers', 'Instants', 'Sorceries', 'Artifacts', 'Enchantments'],
      ...['Battles', lands, other],
    ],
    groupOf: (card) => typeGroup(frontOf(card)),
    unknown: other,
  },
  manaValue: {
    label: 'mana value',
    groups: [...manaGroups, manaRest, lands, other],
    groupOf: (card) => landsApart(card, manaGroup),
    unknown: other,
  },
  color: {
    label: 'colour',
    groups: [...colors.map(([, name]) => name), 'Multicolour', 'Colourless', lands, other],
    groupOf: (card) => landsApart(card, colorGroup),
    unknown: other,
  },
  price: {
    label: 'price',
    groups: [...priceSteps.map(([, name]) => name), noPrice],
    groupOf: priceGroup,
    unknown: noPrice,
  },
}

function typeGroup({ typeLine }: FaceText): string {
  const words = mainTypes(typeLine)
  return types.find(([type]) => words.includes(type))?.[1] ?? other
}

/** Without subtypes, and of a split card those of its first half. */
function mainTypes(typeLine: string): string[] {
  return (typeLine.split(/\/\/|—/)[0] ?? '').trim().split(/\s+/)
}

function landsApart(card: Card, groupOf: (front: FaceText, card: Card) => string): string {
  const front = frontOf(card)
  return typeGroup(front) === lands ? lands : groupOf(front, card)
}

function manaGroup(front: FaceText): string {
  return manaGroups[Math.floor(manaValueOf(front))] ?? manaRest
}

function colorGroup(front: FaceText, { colorIdentity }: Card): string {
  const own = colorsOf(front, colorIdentity)
  const [first, second] = colors.filter(([color]) => own.includes(color))
  if (second) return 'Multicolour'
  return first?.[1] ?? 'Colourless'
}

/**
 * The colours of a card are those of its cost. One that costs nothing may have a colour by another
 * sign, which only its identity tells; artifacts and what is devoid have none.
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

function priceGroup(card: Card): string {
  const price = priceOf(card)
  return (price && priceSteps.find(([below]) => price.usd < below)?.[1]) ?? noPrice
}
