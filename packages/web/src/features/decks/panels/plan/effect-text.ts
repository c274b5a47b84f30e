import { type Chance, type Measured, roles } from '@manafolio/deck'
import { formatUsd } from '../../../../lib/formats.ts'
import { colorLabels } from '../../kit/charts/color-labels.ts'
import { formatChance } from '../odds/chance-text.ts'
import type { PlanEffect } from './use-plan.ts'

/** A line of the table of an effect. */
export interface EffectLine {
  label: string
  now: string
  after: string
  /** With its sign; “no change” where there is none. */
  difference: string
}

/** The numbers that are always shown, then others that change. */
export function effectLines(effect: PlanEffect): EffectLine[] {
  const { value, cards, lands, averageManaValue, keepable, curve, sources } = effect
  return [
    line('Price', value, priceText),
    line('Cards', cards, plainText),
    line('Average mana value', averageManaValue, averageText),
    line('Lands', lands, plainText),
    line('Keepable opening hands', both(keepable, chanceOf), percentText(keepable)),
    ...sources.map((one) => line(`${colorLabels[one.color]} sources`, one, plainText)),
    ...curve.map((one) =>
      line(`Mana value ${one.manaValue}${one.isLast ? ' or more' : ''}`, one, plainText),
    ),
    ...effect.roles.map((one) => line(roles[one.role].label, one, plainText)),
  ]
}

interface NumberText {
  value: (value: number) => string
  difference: (difference: number) => string
}

const plainText: NumberText = { value: String, difference: String }
const priceText: NumberText = { value: formatUsd, difference: formatUsd }
const twoDigits = (value: number) => value.toFixed(2)
const averageText: NumberText = { value: twoDigits, difference: twoDigits }

/** Chances as in the odds; their difference in points. */
function percentText({ now, after }: Measured<Chance | null>): NumberText {
  return {
    value: (value) =>
      formatChance(now?.chance === value ? now : (after ?? { chance: 0, error: 0 })),
    difference: (points) => `${(points * 100).toFixed(1)} points`,
  }
}

const chanceOf = (chance: Chance | null) => chance?.chance ?? null

function both<From, To>({ now, after }: Measured<From>, map: (one: From) => To): Measured<To> {
  return { now: map(now), after: map(after) }
}

function line(
  label: string,
  { now, after }: Measured<number | null>,
  text: NumberText,
): EffectLine {
  const shown = (value: number | null) => (value === null ? '–' : text.value(value))
  return {
    label,
    now: shown(now),
    after: shown(after),
    difference: differenceText(now, after, text),
  }
}

const noChange = 'no change'

function differenceText(now: number | null, after: number | null, text: NumberText): string {
  const difference = (after ?? 0) - (now ?? 0)
  const size = text.difference(Math.abs(difference))
  if (size === text.difference(0)) return noChange
  return `${difference > 0 ? '+' : '−'}${size}`
}
