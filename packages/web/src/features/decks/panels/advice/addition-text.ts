import type { AdviceReason, DeckAddition } from '@manafolio/contract'
import { roles } from '@manafolio/deck'
import { formatUsdPrice } from '../../../../card-kit/prices.ts'
import { formatCount } from '../../../../lib/formats.ts'

const ofYourCards = ' of your cards'

/** Why a card suits a deck, as in “Squirrels: 14 of your cards” or “Squirrels: your commander”. */
export function formatReason(reason: AdviceReason): string {
  switch (reason.kind) {
    case 'theme':
      return `${reason.name}: ${reason.cards === 1 ? 'your commander' : `${formatCount(reason.cards)}${ofYourCards}`}`
    case 'role':
      return `${roleLabel(reason.role)}: ${reason.cards} of the usual ${reason.usual}`
    case 'rank':
      return `Popular in Commander: rank ${formatCount(reason.rank)}`
  }
}

/** One line, in which what is counted is named once: “Squirrels: 14 of your cards · Food: 6”. */
export function joinReasons(reasons: readonly string[]): string {
  const first = reasons.findIndex((reason) => reason.endsWith(ofYourCards))
  return reasons
    .map((reason, at) => (at > first ? reason.replace(ofYourCards, '') : reason))
    .join(' · ')
}

/** Null for a card that is not owned. Free copies are those that no other deck uses. */
export function formatOwned({ owned, free }: Pick<DeckAddition, 'owned' | 'free'>): string | null {
  if (owned === 0) return null
  const start = `You own ${formatCount(owned)}`
  if (free === 0) return `${start}, none free`
  if (free < owned) return `${start}, ${formatCount(free)} free`
  return owned === 1 ? `${start}, free` : `${start}, all free`
}

export function formatLowestPrice({ usd, usdFinish }: DeckAddition): string {
  return formatUsdPrice(usd === null || !usdFinish ? null : { usd, finish: usdFinish })
}

export function roleLabel(role: string): string {
  const known = Object.entries(roles).find(([name]) => name === role)
  return known?.[1].label ?? role
}
