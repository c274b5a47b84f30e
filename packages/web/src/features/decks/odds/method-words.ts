import type { Chance, Odds } from '@manafolio/deck'

const count = new Intl.NumberFormat('en-US')

/** How chances were found that were not calculated, and what they may be off by. */
export function triedWords(chances: readonly Chance[], { trials }: Pick<Odds, 'trials'>): string {
  const error = Math.max(...chances.map((chance) => chance.error))
  const points = Math.max(0.1, Math.ceil(error * 1000) / 10)
  return `Tried in ${count.format(trials)} games, give or take ${points} points.`
}

export function isExact(chances: readonly Chance[]): boolean {
  return chances.every(({ error }) => error === 0)
}
