import { type DeckDismissal, limits } from '@manafolio/contract'
import { type Catalogue, rowText } from '@manafolio/search'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { changeDeck } from '../../change.ts'
import { deleteDismissal, insertDismissal, listDismissals } from './store.ts'

type Needs = Pick<Deps, 'db' | 'catalogue' | 'clock'>

interface Requested {
  userId: string
  deckId: string
  oracleId: string
}

/** Never suggests a card for this deck again; once is enough. */
export async function dismissSuggestion(needs: Needs, requested: Requested): Promise<void> {
  const { oracleId } = requested
  const isKnown = needs.catalogue.current().cardByOracleId.has(oracleId)
  await changeDeck(needs.db, requested, async (tx, deck) => {
    if (!isKnown) throw new AppError('card_not_found')
    const there = await listDismissals(tx, deck)
    if (there.some((dismissal) => dismissal.oracleId === oracleId)) return
    if (there.length >= limits.deckDismissals) throw new AppError('dismissal_limit_reached')
    const dismissedAt = needs.clock.now().toISOString()
    await insertDismissal(tx, deck.id, { oracleId, dismissedAt })
  })
}

/** Undoes a dismissal; one that is not there changes nothing. */
export async function restoreSuggestion({ db }: Needs, requested: Requested): Promise<void> {
  const oracleId = requested.oracleId.toLowerCase()
  await changeDeck(db, requested, async (tx, deck) => {
    const there = await listDismissals(tx, deck)
    // Only ids that are stored reach the database: PostgreSQL refuses some texts.
    if (there.some((dismissal) => dismissal.oracleId === oracleId)) {
      await deleteDismissal(tx, deck, oracleId)
    }
  })
}

const { compare } = new Intl.Collator('en')

/** By name; cards that the catalogue does not know any more are left out. */
export function namedDismissals(
  { texts, cardByOracleId }: Catalogue,
  oracleIds: readonly string[],
): DeckDismissal[] {
  const named = oracleIds.flatMap((oracleId) => {
    const card = cardByOracleId.get(oracleId)
    return card === undefined ? [] : [{ oracleId, cardName: rowText(texts.cardTitle, card) }]
  })
  return named.sort((one, other) => compare(one.cardName, other.cardName))
}
