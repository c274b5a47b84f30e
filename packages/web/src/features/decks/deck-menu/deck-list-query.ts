import { addressOf, type DeckListFormat, exportDeck } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { fetchFile } from '../../../lib/save-file.ts'
import { decksKey } from '../decks-query.ts'

/** A deck as text in a format, as it is now. */
export function deckListQuery(id: string, format: DeckListFormat) {
  return queryOptions({
    queryKey: [...decksKey, 'list-text', id, format],
    queryFn: async () => (await fetchFile(addressOf(exportDeck, { id }, { format }))).text(),
    staleTime: 0,
    gcTime: 0,
  })
}
