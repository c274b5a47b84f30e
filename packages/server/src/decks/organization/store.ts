import type { Deck, DeckOrganization } from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { DeckRow } from '../../db/deck-tables.ts'

/** Leaves all else of the deck as it is, its version too. */
export async function updateOrganization(
  tx: Db,
  deck: Pick<Deck, 'userId' | 'id' | keyof DeckOrganization>,
): Promise<void> {
  await tx
    .updateTable('decks')
    .set(organizationColumns(deck))
    .where('user_id', '=', deck.userId)
    .where('id', '=', deck.id)
    .execute()
}

export function organizationColumns({ folder, tags, isPinned, variantOf }: DeckOrganization) {
  return {
    folder,
    tags: JSON.stringify(tags),
    is_pinned: isPinned ? 1 : 0,
    variant_of: variantOf,
  }
}

/** The JSON is what organizationColumns wrote. */
export function organizationOf(row: Selectable<DeckRow>): DeckOrganization {
  return {
    folder: row.folder,
    tags: JSON.parse(row.tags),
    isPinned: row.is_pinned === 1,
    variantOf: row.variant_of,
  }
}
