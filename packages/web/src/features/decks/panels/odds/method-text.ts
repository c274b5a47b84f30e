import type { Chance, Odds } from '@manafolio/deck'
import { formatCount } from '../../../../lib/formats.ts'

/** How estimated chances were computed, and their margin of error. */
export function trialsNote(chances: readonly Chance[], { trials }: Pick<Odds, 'trials'>): string {
  const error = Math.max(...chances.map((chance) => chance.error))
  const points = Math.max(0.1, Math.ceil(error * 1000) / 10)
  return `Simulated over ${formatCount(trials)} games, give or take ${points} percentage points.`
}

export function isExact(chances: readonly Chance[]): boolean {
  return chances.every(({ error }) => error === 0)
}
