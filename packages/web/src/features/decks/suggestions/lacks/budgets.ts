import { useLocalStorage } from '@mantine/hooks'
import * as z from 'zod/mini'

/** What a card to buy may cost in US dollars; nothing for only what is owned. */
export const budgets = {
  any: { words: 'at any price', usd: undefined },
  owned: { words: 'only those I own', usd: 0 },
  one: { words: 'up to $1', usd: 1 },
  five: { words: 'up to $5', usd: 5 },
  twenty: { words: 'up to $20', usd: 20 },
} as const satisfies Record<string, { words: string; usd: number | undefined }>
export type Budget = keyof typeof budgets

// Object.keys has the keys of a constant, which are budgets.
export const budgetNames = Object.keys(budgets) as Budget[]

/** What is remembered may be of another time: what makes no sense is any price. */
const budget = z.catch(z.enum(budgetNames), 'any')

export const budgetKey = 'manafolio:add-budget'

/** What somebody wants to spend on a card; kept in the browser. */
export function useBudget() {
  return useLocalStorage<Budget>({
    key: budgetKey,
    getInitialValueInEffect: false,
    defaultValue: 'any',
    serialize: (value) => value,
    deserialize: (text) => budget.parse(text),
  })
}
