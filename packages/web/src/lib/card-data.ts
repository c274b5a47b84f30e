import {
  type CardDataCard,
  cardDataPath,
  cardDataPaths,
  limits,
  listCardData,
} from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import DataLoader from 'dataloader'
import { call } from './api.ts'

const loaders = new Map<string, DataLoader<string, CardDataCard | null>>()

/** A card object of the card-data service by its id; null when no card has it. */
export function cardDataQuery(base: string, scryfallId: string) {
  return queryOptions({
    queryKey: ['card-data', base, scryfallId],
    queryFn: () => loaderFor(base).load(scryfallId),
  })
}

function loaderFor(base: string): DataLoader<string, CardDataCard | null> {
  const loader = loaders.get(base) ?? createLoader(base)
  loaders.set(base, loader)
  return loader
}

/** Everything that is asked for within a frame goes in one request, as far as the service takes it. */
function createLoader(base: string) {
  const maxBatchSize = base === cardDataPath ? limits.cardLookups : limits.publicCardLookups
  return new DataLoader((ids: readonly string[]) => fetchCards(base, ids), {
    maxBatchSize,
    cache: false,
    batchScheduleFn: (run) => requestAnimationFrame(run),
  })
}

async function fetchCards(base: string, ids: readonly string[]) {
  const input = { identifiers: ids.map((id) => ({ id })) }
  const list = await call({ ...listCardData, path: cardDataPaths.collection }, { base, input })
  const found = new Map(list.data.map((card) => [card.id, card]))
  return ids.map((id) => found.get(id) ?? null)
}
