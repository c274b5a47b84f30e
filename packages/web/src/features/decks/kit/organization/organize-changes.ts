import { changedTags, type DeckSummary, labelKey, type OrganizedDeck } from '@manafolio/contract'

export type OrganizableDeck = Pick<
  DeckSummary,
  'id' | 'name' | 'version' | 'folder' | 'tags' | 'isPinned'
>

/** What becomes of some decks. */
export type Organizing = Omit<OrganizedDeck, 'id' | 'version'>

/** The changes of those decks to which it makes a difference. */
export function changesOf(
  decks: readonly OrganizableDeck[],
  organizing: Organizing,
): OrganizedDeck[] {
  return decks
    .filter((deck) => isChanged(deck, organizing))
    .map(({ id, version }) => ({ id, version, ...organizing }))
}

function isChanged(deck: OrganizableDeck, organizing: Organizing): boolean {
  const { folder = deck.folder, isPinned = deck.isPinned, addTags, removeTags } = organizing
  const tags = changedTags(deck.tags, { add: addTags ?? [], remove: removeTags ?? [] })
  return (
    folder !== deck.folder || isPinned !== deck.isPinned || tags.join('\n') !== deck.tags.join('\n')
  )
}

/** The decks as they are after those changes. */
export function withChanges(
  decks: readonly DeckSummary[],
  changes: readonly OrganizedDeck[],
): DeckSummary[] {
  return changes.flatMap(({ id, folder, isPinned, addTags = [], removeTags = [] }) => {
    const deck = decks.find((one) => one.id === id)
    if (!deck) return []
    return {
      ...deck,
      folder: folder === undefined ? deck.folder : folder,
      isPinned: isPinned ?? deck.isPinned,
      tags: changedTags(deck.tags, { add: addTags, remove: removeTags }),
    }
  })
}

/** What takes changes back. Decks may have been edited since, so it is about any version. */
export function inverseOf(
  decks: readonly OrganizableDeck[],
  changes: readonly OrganizedDeck[],
): OrganizedDeck[] {
  return changes.flatMap(({ id, folder, isPinned, addTags = [], removeTags = [] }) => {
    const deck = decks.find((one) => one.id === id)
    if (!deck) return []
    const had = new Set(deck.tags.map(labelKey))
    return [
      {
        id,
        ...(folder !== undefined && { folder: deck.folder }),
        ...(isPinned !== undefined && { isPinned: deck.isPinned }),
        removeTags: addTags.filter((tag) => !had.has(labelKey(tag))),
        addTags: deck.tags.filter((tag) =>
          removeTags.some((one) => labelKey(one) === labelKey(tag)),
        ),
      },
    ]
  })
}
