import {
  type CardPage,
  cardParams,
  getCardPage,
  getNamedCardPage,
  limits,
} from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { collectionKey } from '../../lib/collection-key.ts'
import { freshMs } from '../../lib/query-client.ts'

/** What an address names: a printing, or a card by its name or by the id of a printing. */
export type CardAddress = { set: string; number: string } | { name: string }

/** The parameters of any of the routes of a card's page. */
export interface CardParams {
  set?: string
  number?: string
  slug?: string
  name?: string
}

/**
 * Everything about a card in one request. The page of a card found by name is cached under the
 * address of its printing too, which replaces it. The slug only serves suggestions.
 */
export function cardPageQuery(params: CardParams) {
  const address = addressOf(params)
  const slug = params.slug?.slice(0, limits.cardNameMax)
  return queryOptions({
    queryKey: ['card-page', address],
    queryFn: async ({ signal, client }): Promise<CardPage> => {
      const page = await fetchPage(address, slug, signal)
      if (page.owned) client.setQueryData(ownedCardKey(page), page.owned)
      if ('name' in address) {
        client.setQueryData(['card-page', addressOf(cardParams(page.card))], page)
      }
      return page
    },
    staleTime: freshMs, // decks and prices may have changed
  })
}

/** Under the collection's key: refetched when the collection changes. */
export function ownedCardKey({ card }: Pick<CardPage, 'card'>) {
  return [...collectionKey, 'card', card.oracleId]
}

function fetchPage(
  address: CardAddress,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<CardPage> {
  return 'name' in address
    ? call(getNamedCardPage, { params: address, signal })
    : call(getCardPage, { params: address, input: { slug }, signal })
}

/** The address that the parameters of a route name. */
export function addressOf(params: CardParams): CardAddress {
  const { set = '', number = '', name } = params
  return name === undefined ? { set: set.toLowerCase(), number } : { name }
}
