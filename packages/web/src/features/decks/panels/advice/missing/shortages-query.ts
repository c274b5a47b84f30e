import { getDeckAdditions, type OutputOf } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../../lib/api.ts'
import { adviceKeyOf } from '../advice-key.ts'
import { type Budget, budgets } from '../budgets.ts'

export type Shortages = OutputOf<typeof getDeckAdditions>

/** The key of all shortages of a deck and the cards for them. */
export function shortagesKeyOf(deckId: string) {
  return [...adviceKeyOf(deckId), 'shortages']
}

interface Choice {
  id: string
  version: number
  budget: Budget
}

/** The shortages of a version of a deck, and cards for them within a budget. */
export function shortagesQuery({ id, version, budget }: Choice) {
  const { usd } = budgets[budget]
  return queryOptions({
    queryKey: [...shortagesKeyOf(id), version, budget],
    queryFn: ({ signal }): Promise<Shortages> =>
      call(getDeckAdditions, {
        params: { id },
        input: usd === undefined ? {} : { budget: usd },
        signal,
      }),
    refetchOnMount: 'always',
  })
}
