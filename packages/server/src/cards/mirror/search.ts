import { type CardDataSearch, cardDataPath, cardDataPaths, limits } from '@manafolio/contract'
import { type CardsPage, type Catalogue, listCards } from '@manafolio/search'
import { AppError } from '../../errors.ts'
import { dayOf } from '../rules.ts'
import { cardList } from './card-list.ts'
import type { Answer } from './mirror-route.ts'

/** What a search is answered from, and where its pages lie. */
interface Context {
  catalogue: Catalogue
  now: Date
  publicUrl: string
}

export function searchAnswer(context: Context, search: CardDataSearch): Answer {
  const found = find(context, search)
  const { printings, total, hasMore, warnings } = found
  refuseNothing(found)
  const head = {
    total_cards: total,
    has_more: hasMore,
    ...(hasMore && { next_page: nextPage(context.publicUrl, search) }),
    ...(warnings.length > 0 && { warnings }),
  }
  // What was ignored since it took too long may be found at another time.
  return { body: cardList(context.catalogue, head, printings), isLasting: warnings.length === 0 }
}

function find({ catalogue, now }: Context, search: CardDataSearch): CardsPage {
  const { q, unique, order, dir, include_extras, page } = search
  const settings = {
    ...(order !== 'name' && { order }),
    ...(dir !== 'auto' && { direction: dir }),
    ...(include_extras && { include: 'extras' }),
  }
  const request = { query: q, mode: unique, settings, page, pageSize: limits.cardDataPage }
  return listCards(catalogue, request, { today: dayOf(now), clockMs: () => performance.now() })
}

function refuseNothing({ isUnderstood, total, printings, warnings }: CardsPage): void {
  if (!isUnderstood) throw new AppError('query_not_understood', { warnings })
  if (total === 0) throw new AppError('nothing_found', { warnings })
  if (printings.length === 0) throw new AppError('page_beyond_end')
}

function nextPage(publicUrl: string, search: CardDataSearch): string {
  return searchAddress(publicUrl, { ...search, page: search.page + 1 })
}

/** The address of a search of the mirror. */
export function searchAddress(
  publicUrl: string,
  search: Readonly<Record<string, string | number | boolean>>,
): string {
  const address = new URL(`${cardDataPath}${cardDataPaths.search}`, publicUrl)
  for (const [key, value] of Object.entries(search)) address.searchParams.set(key, String(value))
  return address.href
}
