import { type CardFacts, getCardFacts, limits } from '@manafolio/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export const cardFactsKey = ['card-facts']

/**
 * The facts of printings by their ids. What was told of some of them before is not asked for again:
 * facts change with the catalogue only, and all of them are forgotten then.
 */
export function cardFactsQuery(client: QueryClient, scryfallIds: readonly string[]) {
  const ids = [...new Set(scryfallIds)].sort()
  return queryOptions({
    queryKey: [...cardFactsKey, ids],
    queryFn: async ({ signal }) => {
      const known = knownFacts(client)
      const asked = ids.filter((id) => !known.has(id))
      const told = await askFor(asked, signal)
      return new Map(
        ids.flatMap((id) => {
          const facts = known.get(id) ?? told[id]
          return facts ? [[id, facts] as const] : []
        }),
      )
    },
  })
}

type Facts = ReadonlyMap<string, CardFacts>

function knownFacts(client: QueryClient): Facts {
  const answers = client.getQueriesData<Facts>({ queryKey: cardFactsKey })
  return new Map(answers.flatMap(([, facts]) => [...(facts ?? [])]))
}

async function askFor(ids: readonly string[], signal: AbortSignal) {
  const facts: Record<string, CardFacts> = {}
  for (let from = 0; from < ids.length; from += limits.cardLookups) {
    const scryfallIds = ids.slice(from, from + limits.cardLookups)
    Object.assign(facts, (await call(getCardFacts, { input: { scryfallIds }, signal })).facts)
  }
  return facts
}
