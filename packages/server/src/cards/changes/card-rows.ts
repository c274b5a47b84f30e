import type { CardPlace, Finish } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'

/** When it happens, and the revision that it makes of the user's cards. */
export interface Moment {
  at: string
  revision: number
}

/** A user's copies under one id in one row. */
export interface HeldCopies {
  place: CardPlace
  /** In a slot of a deck. */
  finish?: Finish
  scryfallId: string
  quantity: number
  withdrawnAt: string | null
  deck: { id: string; name: string } | null
  /** The name in the row; collection entries have none. */
  cardName: string | null
}

/** Copies under the new id: before and after the merge. */
export interface MergedQuantity {
  there: number
  after: number
}

export interface HolderQuery {
  scryfallId: string
  /** Only copies that are marked as withdrawn, or only those that are not. */
  withdrawn: 'any' | 'yes' | 'no'
}

/** The next users in the order of their ids: those after that one. */
interface HoldersPage {
  after: string | undefined
  limit: number
}

/** Copies of a printing that is withdrawn, or listed again. */
interface Mark extends Moment {
  held: HeldCopies
  isWithdrawn: boolean
}

/** A kind of rows that refer to printings by id; each feature provides its own. */
export interface CardRows {
  /** The ids of users who have such rows. */
  listHolders(db: Db, query: HolderQuery, page: HoldersPage): Promise<string[]>
  listHeld(tx: Db, userId: string, scryfallIds: readonly string[]): Promise<HeldCopies[]>
  /** Puts copies under another id, with those that are there. The user's row must be locked. */
  move(
    tx: Db,
    userId: string,
    move: Moment & { held: HeldCopies; to: string },
  ): Promise<MergedQuantity>
  setWithdrawn(tx: Db, userId: string, mark: Mark): Promise<void>
}
