import type { DeckAddition, DeckShortage } from '@manafolio/contract'
import { roles } from '@manafolio/deck'
import { noPriceText } from '../../../../card-kit/prices.ts'
import { formatUsd } from '../../../../lib/formats.ts'

/** The role that a deck is short of, as in “Ramp: 6 of the usual 10”. */
export function formatMissingRole({ role, have, usual }: DeckShortage): string {
  const name = roleLabel(role)
  if (have < usual) return `${name}: ${have} of the usual ${usual}`
  return `${name}: ${have} (usually ${usual})`
}

export function hasShortages(shortages: readonly DeckShortage[]): boolean {
  return shortages.some(({ have, usual }) => have < usual)
}

/** The owned copies, or else the price of one. */
export function formatAvailability({ owned, free, usd }: DeckAddition): string {
  if (owned > 0) return `You own ${owned}, ${free} free`
  return usd === null ? noPriceText : formatUsd(usd)
}

function roleLabel(role: string): string {
  const known = Object.entries(roles).find(([name]) => name === role)
  return known?.[1].label ?? role
}
