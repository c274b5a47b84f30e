import type { PlannedDeck } from '@manafolio/contract'
import { formatUsd } from '../../../card-kit/prices.ts'
import { unpricedWords } from '../needs/need-words.ts'
import type { DeckPlans } from './use-plans.ts'

/** How many decks can be built at the same time. */
export function atOnceWords({ decks, isMost }: DeckPlans): string {
  const count = decks.filter(({ isAtOnce }) => isAtOnce).length
  if (count === 0) return 'You can build none of your decks yet'
  const some = count === 1 ? '1 deck' : `${count} decks at once`
  return isMost ? `You can build ${some}` : `You can build at least ${some}`
}

export const notMostWords =
  'With so many decks that share cards, nobody can say for certain whether more are possible.'

/** How a deck stands: can be built with the others, is owned but taken apart by them, or lacks cards. */
export type Standing = 'atOnce' | 'taken' | 'missing' | 'empty'

export function standingOf({ isAtOnce, needed, missing }: PlannedDeck): Standing {
  if (needed === 0) return 'empty'
  if (isAtOnce) return 'atOnce'
  return missing === 0 ? 'taken' : 'missing'
}

export const standingWords: Record<Standing, (deck: PlannedDeck) => string> = {
  atOnce: () => 'Can be built',
  taken: ({ takenCards }) => `You own it, but the marked decks take ${listed(takenCards)}`,
  missing: ({ missing, needed }) => `Missing ${missing} of ${needed}`,
  empty: () => 'No cards yet',
}

/** What completes a deck, for one that lacks cards. */
export function costWords({ missing, missingUsd, missingUnpriced }: PlannedDeck): string[] {
  const cost = missing > missingUnpriced ? [`${formatUsd(missingUsd)} to complete`] : []
  const unpriced = missingUnpriced > 0 ? [unpricedWords(missingUnpriced)] : []
  return [...cost, ...unpriced]
}

const named = 2

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'cards of it'
  const shown = names.slice(0, named)
  const rest = names.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  return shown.join(' and ')
}
