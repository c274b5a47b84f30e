import { type DeckTexts, deckTextNames, getDeckTexts } from '@manafolio/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { decksKey } from '../../../../card-kit/decks-query.ts'
import { call } from '../../../../lib/api.ts'
import { forgetSavedDraft } from './stored-draft.ts'

/** The notes on a deck and its primer, refetched whenever they are opened. */
export function deckTextsQuery(deckId: string) {
  return queryOptions({
    queryKey: [...decksKey, 'texts', deckId],
    queryFn: ({ signal }) => call(getDeckTexts, { params: { id: deckId }, signal }),
    meta: { isStored: true },
    refetchOnMount: 'always',
  })
}

interface SavedTexts {
  /** The deck's. */
  id: string
  version: number
  texts: Partial<DeckTexts>
}

/** Stores what the server saved, which need not be kept in the browser any more. */
export function storeTexts(
  queryClient: QueryClient,
  userId: string | undefined,
  { id, version, texts }: SavedTexts,
): void {
  if (userId !== undefined) forgetSavedDraft({ userId, deckId: id }, texts)
  const { queryKey } = deckTextsQuery(id)
  void queryClient.cancelQueries({ queryKey }) // its result would be older
  queryClient.setQueryData(queryKey, (before) => before && { ...before, ...texts, version })
}

/** Whether the server has these texts. */
export async function areSaved(deckId: string, texts: Partial<DeckTexts>): Promise<boolean> {
  const saved = await call(getDeckTexts, { params: { id: deckId } })
  return deckTextNames.every((name) => texts[name] === undefined || texts[name] === saved[name])
}
