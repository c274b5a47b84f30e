import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { copiesOf, type DeckEntry, type DeckSheet, entriesIn, mainOf } from '../deck-sheet.ts'
import { freeMulligansIn } from '../hands/mulligan-rules.ts'
import { isLand } from '../numbers/card-type.ts'
import { canCostLess } from '../numbers/cheaper-cost.ts'
import { type KnownCopies, knownOf, quantityOf } from '../numbers/front.ts'
import { requiredSize } from '../required-size.ts'
import { landShareOf } from './land-share.ts'
import type { RoleName } from './roles.ts'
import { rolesOf } from './roles-of.ts'

/** What the usual number of lands of a deck depends on. */
export interface LandCurve {
  format: DeckFormat
  /** Cards of the complete main deck without its commanders and signature spells. */
  librarySize: number
  /** Of nonland copies, as they are usually paid for; null without any. */
  averageManaValue: number | null
  /** Nonland copies that draw cards or make mana for little mana. */
  cheapDrawAndMana: number
  /** The lands that nonland copies replace. */
  partialLands: number
  hasCompanion: boolean
}

/** Lands of sixty cards, by a least squares fit. */
const [base, perManaValue] = [19.59, 1.9]
/** For a card that every game begins with: a commander or a companion. */
const withLeader = 0.27
const perFreeMulligan = -0.82
/** A cheap card replaces so much of a land, in libraries of any size. */
const perCheapCard = 0.28

/** Of a deck without a curve. */
const typicalManaValue = 2.1

/** Shares of a library beyond which the fit has no decks. */
const leastShare = 0.28
const mostShare = 0.47

/**
 * How many lands are usual for a deck by its own curve, not rounded: 19.59 + 1.90 for each point of average mana
 * value in sixty cards, by Frank Karsten, “How Many Lands Do You Need in Your Deck? An Updated Analysis”
 * (ChannelFireball, 2022). Libraries of other sizes are in proportion, as in his formula for the 99 cards
 * of Commander, 31.42 + 3.13 for each point: that is the same with a card that every game begins with and a
 * free mulligan.
 */
export function usualLands(curve: LandCurve): number {
  const { format, librarySize, averageManaValue, cheapDrawAndMana, partialLands } = curve
  const hasLeader = curve.hasCompanion || formatFacts[format].commanders !== null
  const inSixty =
    base +
    perManaValue * (averageManaValue ?? typicalManaValue) +
    (hasLeader ? withLeader : 0) +
    perFreeMulligan * freeMulligansIn(format)
  const share = inSixty / 60 - (perCheapCard * cheapDrawAndMana) / librarySize
  return librarySize * Math.min(mostShare, Math.max(leastShare, share)) - partialLands
}

export function landCurveOf(sheet: DeckSheet): LandCurve {
  const spells = knownOf(mainOf(sheet)).filter(({ front }) => !isLand(front))
  const copies = quantityOf(spells)
  const mana = sumOver(spells, paidManaValue)
  const isCheap = cheapIn(sheet.format)
  return {
    format: sheet.format,
    librarySize: requiredSize(sheet) - copiesOf(entriesIn(sheet, 'commander', 'signature_spell')),
    averageManaValue: copies === 0 ? null : mana / copies,
    cheapDrawAndMana: quantityOf(spells.filter(isCheap)),
    partialLands: sumOver(spells, ({ entry }) => landShareOf(entry)),
    hasCompanion: entriesIn(sheet, 'companion').length > 0,
  }
}

function sumOver(spells: readonly KnownCopies[], amountOf: (one: KnownCopies) => number): number {
  return spells.reduce((sum, one) => sum + one.entry.quantity * amountOf(one), 0)
}

/** Cards beyond the first are often put into play by others; those that can cost less usually do. */
const [mostPaid, mostPaidForLess] = [6, 2]

function paidManaValue({ entry, front }: KnownCopies): number {
  return Math.min(front.manaValue, canCostLess(front, entry.facts) ? mostPaidForLess : mostPaid)
}

const cheapManaValue = 2

/**
 * Karsten counts cards of up to two mana. In formats with commanders, mana rocks and land searches of three are
 * what those of two are elsewhere: without them, one in five preconstructed decks would lack lands.
 */
function cheapIn(format: DeckFormat) {
  const mostForMana = formatFacts[format].commanders === null ? cheapManaValue : 3
  return ({ entry, front: { manaValue } }: KnownCopies) =>
    (manaValue <= cheapManaValue && hasRole(entry, 'draw')) ||
    (manaValue <= mostForMana && hasRole(entry, 'ramp'))
}

function hasRole({ card }: DeckEntry, role: RoleName): boolean {
  return card !== null && rolesOf(card).includes(role)
}
