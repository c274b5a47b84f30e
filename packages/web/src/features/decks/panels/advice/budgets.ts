import { useLocalStorage } from '@mantine/hooks'
import * as z from 'zod/mini'

/** The maximum price of a card to buy in US dollars; 0 for owned cards only. */
export const budgets = {
  any: { label: 'at any price', usd: undefined },
  owned: { label: 'only cards I own', usd: 0 },
  one: { label: 'up to $1', usd: 1 },
  five: { label: 'up to $5', usd: 5 },
  twenty: { label: 'up to $20', usd: 20 },
} as const satisfies Record<string, { label: string; usd: number | undefined }>
export type Budget = keyof typeof budgets

// The keys of a constant are exactly the budgets.
export const budgetNames = Object.keys(budgets) as Budget[]

/** The stored value may be from another version: invalid ones become any price. */
const budget = z.catch(z.enum(budgetNames), 'any')

const budgetKey = 'manafolio:add-budget'

/** The user's budget for a card; stored in the browser. */
export function useBudget() {
  return useLocalStorage<Budget>({
    key: budgetKey,
    getInitialValueInEffect: false,
    defaultValue: 'any',
    serialize: (value) => value,
    deserialize: (text) => budget.parse(text),
  })
}
