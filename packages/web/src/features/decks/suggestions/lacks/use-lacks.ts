import { type DeckDetail, type DeckLack, getDeckAdditions } from '@manafolio/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { collectionKey } from '../../../../lib/collection-key.ts'
import { namesInDeck, withFaces } from '../deck-names.ts'
import { type Budget, budgets } from './budgets.ts'

/** As long as somebody adds one card after the other, nothing new is asked. */
const calmMs = 700

/**
 * What a deck lacks and what could be added, asked for again once its changes have come to rest.
 * Meanwhile the old ones stay, without what has come into the deck since.
 */
export function useLacks(deck: DeckDetail, budget: Budget) {
  const [version] = useDebouncedValue(deck.version, calmMs)
  const query = useQuery({
    ...lacksQuery({ id: deck.id, version, budget }),
    placeholderData: (before, query) => (query?.queryKey[2] === deck.id ? before : undefined),
  })
  return { ...query, lacks: query.data && withoutDeck(query.data.lacks, deck) }
}

/** Under the key of the collection: when that changes, it is asked for again. */
function lacksQuery({ id, version, budget }: { id: string; version: number; budget: Budget }) {
  const { usd } = budgets[budget]
  return queryOptions({
    queryKey: [...collectionKey, 'additions', id, version, budget],
    queryFn: ({ signal }) =>
      call(getDeckAdditions, {
        params: { id },
        input: usd === undefined ? {} : { budget: usd },
        signal,
      }),
    refetchOnMount: 'always',
  })
}

function withoutDeck(lacks: readonly DeckLack[], deck: DeckDetail): DeckLack[] {
  const names = namesInDeck(deck)
  const isNew = (name: string) => !withFaces(name).some((one) => names.has(one))
  return lacks.map((lack) => ({
    ...lack,
    additions: lack.additions.filter(({ card }) => isNew(card.name)),
  }))
}
