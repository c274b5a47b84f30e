import type { DeckAddition, DeckLack } from '@manafolio/contract'
import { roles } from '@manafolio/deck'
import { formatUsd, noPriceText } from '../../../../card-kit/prices.ts'

/** What a deck has too little of, as in “Ramp: 6 of the usual 10”. */
export function lackWords({ role, have, usual }: DeckLack): string {
  const name = roleLabel(role)
  if (have < usual) return `${name}: ${have} of the usual ${usual}`
  return `${name}: ${have}, where ${usual} are usual`
}

export function lacksAny(lacks: readonly DeckLack[]): boolean {
  return lacks.some(({ have, usual }) => have < usual)
}

/** Copies that are owned, or else what one costs. */
export function haveWords({ owned, free, usd }: DeckAddition): string {
  if (owned > 0) return `You own ${owned}, ${free} free`
  return usd === null ? noPriceText : formatUsd(usd)
}

function roleLabel(role: string): string {
  const known = Object.entries(roles).find(([name]) => name === role)
  return known?.[1].label ?? role
}
