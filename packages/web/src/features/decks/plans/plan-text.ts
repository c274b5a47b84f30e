import type { PlannedDeck } from '@manafolio/contract'
import { formatUnpriced } from '../../../card-kit/offer-text.ts'
import { formatUsd } from '../../../lib/formats.ts'
import type { DeckPlans } from './use-plans.ts'

/** The number of decks that can be built at the same time. */
export function formatBuildable({ decks, isMost }: DeckPlans): string {
  const count = decks.filter(({ isAtOnce }) => isAtOnce).length
  if (count === 0) return 'You can’t build any of your decks yet'
  const amount = count === 1 ? '1 deck' : `${count} decks at once`
  return isMost ? `You can build ${amount}` : `You can build at least ${amount}`
}

export const maybeMoreNote =
  'So many of your decks share cards that there may be a way to build more.'

/**
 * The status of a deck: it can be built with the others, its cards are used by them, cards are missing, or
 * it is not to be built.
 */
export type Standing = 'atOnce' | 'taken' | 'missing' | 'empty' | 'retired'

export function standingOf({ isAtOnce, needed, missing, state }: PlannedDeck): Standing {
  if (state === 'retired') return 'retired'
  if (needed === 0) return 'empty'
  if (isAtOnce) return 'atOnce'
  return missing === 0 ? 'taken' : 'missing'
}

export const formatStanding: Record<Standing, (deck: PlannedDeck) => string> = {
  atOnce: () => 'Can be built',
  taken: ({ takenCards }) => `You own the cards, but the marked decks use ${listed(takenCards)}`,
  missing: ({ missing, needed }) => `Missing ${missing} of ${needed}`,
  empty: () => 'No cards yet',
  retired: () => 'Retired: not to be built again',
}

/** The cost to complete a deck. */
export function formatCost({ missing, missingUsd, missingUnpriced }: PlannedDeck): string[] {
  const cost = missing > missingUnpriced ? [`${formatUsd(missingUsd)} to complete`] : []
  const unpriced = missingUnpriced > 0 ? [formatUnpriced(missingUnpriced)] : []
  return [...cost, ...unpriced]
}

const maxNames = 2

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'some of them'
  const shown = names.slice(0, maxNames)
  const rest = names.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  return shown.join(' and ')
}
