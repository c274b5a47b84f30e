import { collectionKey } from '../../../../lib/collection-key.ts'

/** The key of all advice on a deck: under the collection's, so that its changes refetch the advice. */
export function adviceKeyOf(deckId: string) {
  return [...collectionKey, 'advice', deckId]
}
