import type { CardPlace } from '@manafolio/contract'
import type { Moment } from '../../collection/moves.ts'
import type { Db } from '../../db/database.ts'

/** Some copies of somebody's, under one id in one place. */
export interface Held {
  place: CardPlace
  scryfallId: string
  quantity: number
  withdrawnAt: string | null
  deck: { id: string; name: string } | null
  /** As the row tells it; a collection entry does not. */
  cardName: string | null
}

/** Copies in a place under the new id: before, and after others came to them. */
export interface Joined {
  there: number
  after: number
}

export interface HoldersAsked {
  scryfallId: string
  /** Only copies that are marked as withdrawn, or only those that are not. */
  withdrawn: 'any' | 'yes' | 'no'
}

/** The next users in the order of their ids: those after that one. */
export interface HoldersPage {
  after: string | undefined
  limit: number
}

/** Copies of a printing that is withdrawn, or listed again. */
export interface Mark extends Moment {
  held: Held
  isWithdrawn: boolean
}

/** A kind of rows that name printings by their ids. */
export interface Place {
  /** The ids of users who hold such copies. */
  listHolders(db: Db, asked: HoldersAsked, page: HoldersPage): Promise<string[]>
  listHeld(tx: Db, userId: string, scryfallIds: readonly string[]): Promise<Held[]>
  /** Puts copies under another id, with those that are there. The user's row must be locked. */
  move(tx: Db, userId: string, move: Moment & { held: Held; to: string }): Promise<Joined>
  setWithdrawn(tx: Db, userId: string, mark: Mark): Promise<void>
}
