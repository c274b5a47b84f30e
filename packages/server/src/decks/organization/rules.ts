import type { Deck, DeckSummary, OrganizedDeck } from '@manafolio/contract'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { Tx } from '../change.ts'
import { deleteDeck, listDecks } from '../deck-store.ts'
import type { ListDecks } from '../deck-value-cache.ts'
import { withChangedOrganization } from './organized-deck.ts'
import { updateOrganization } from './store.ts'

interface Needs extends Pick<Deps, 'db'> {
  list: ListDecks
}

/** Moves, tags and pins several decks, and returns them in that order. */
export async function organizeDecks(
  { db, list }: Needs,
  userId: string,
  changes: readonly OrganizedDeck[],
): Promise<{ decks: DeckSummary[] }> {
  const yieldToEventLoop = eventLoopYielder()
  await changeDecks(db, { userId, seen: changes }, async (tx, deckOf) => {
    for (const change of changes) {
      await updateOrganization(tx, withChangedOrganization(deckOf(change.id), change))
      await yieldToEventLoop()
    }
  })
  const byId = new Map((await list(userId)).map((deck) => [deck.id, deck]))
  return { decks: changes.flatMap(({ id }) => byId.get(id.toLowerCase()) ?? []) }
}

export async function deleteDecks(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  decks: readonly SeenDeck[],
): Promise<void> {
  const yieldToEventLoop = eventLoopYielder()
  await changeDecks(db, { userId, seen: decks }, async (tx, deckOf) => {
    for (const { id } of decks) {
      await deleteDeck(tx, userId, deckOf(id).id)
      await yieldToEventLoop()
    }
  })
}

interface SeenDeck {
  id: string
  /** What the caller saw; any version when it is not given. */
  version?: number | undefined
}

/** Does something to several decks while nobody else does, to all of them or to none. */
async function changeDecks(
  db: Deps['db'],
  { userId, seen }: { userId: string; seen: readonly SeenDeck[] },
  change: (tx: Tx, deckOf: (id: string) => Deck) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
    const decks = new Map((await listDecks(tx, userId)).map((deck) => [deck.id, deck]))
    const deckOf = (id: string) => {
      const deck = decks.get(id.toLowerCase())
      if (!deck) throw new AppError('deck_not_found')
      return deck
    }
    for (const { id, version } of seen) {
      if (version !== undefined && version !== deckOf(id).version)
        throw new AppError('deck_changed')
    }
    await change(tx, deckOf)
  })
}
