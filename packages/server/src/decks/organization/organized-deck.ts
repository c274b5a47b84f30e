import {
  changedTags,
  type Deck,
  type DeckUpdate,
  limits,
  type OrganizedDeck,
} from '@manafolio/contract'
import { AppError } from '../../errors.ts'
import type { Tx } from '../change.ts'
import { findDeck } from '../deck-store.ts'

type Organization = Pick<DeckUpdate, 'folder' | 'tags' | 'isPinned' | 'variantOf'>

/** Omitted fields keep their value; an empty folder is none. */
export async function withOrganization(
  tx: Tx,
  deck: Deck,
  { folder = deck.folder, tags = deck.tags, isPinned = deck.isPinned, variantOf }: Organization,
): Promise<Deck> {
  const organized = { ...deck, folder: folder || null, tags, isPinned }
  if (variantOf === undefined) return organized
  return { ...organized, variantOf: variantOf && (await originalOf(tx, deck, variantOf)) }
}

/** The id of another deck of the user's that is no variant of this one, however distant. */
async function originalOf(tx: Tx, { userId, id }: Deck, variantOf: string): Promise<string> {
  const original = await findDeck(tx, userId, variantOf)
  if (!original) throw new AppError('original_not_found')
  let ancestor: Deck | undefined = original
  while (ancestor) {
    if (ancestor.id === id) throw new AppError('variant_of_itself')
    ancestor = ancestor.variantOf ? await findDeck(tx, userId, ancestor.variantOf) : undefined
  }
  return original.id
}

export function withChangedOrganization(deck: Deck, change: OrganizedDeck): Deck {
  const { folder = deck.folder, isPinned = deck.isPinned, addTags, removeTags } = change
  const tags = changedTags(deck.tags, { remove: removeTags ?? [], add: addTags ?? [] })
  if (tags.length > limits.deckTags) throw new AppError('too_many_tags')
  return { ...deck, folder: folder || null, isPinned, tags }
}
