import { limits } from '@manafolio/contract'
import { mainOf } from '@manafolio/deck'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findDeck } from '../deck-store.ts'
import { cardKeyOf } from '../needs/card-key.ts'
import { adviseOn } from './advised-deck.ts'

/** How well the cards of a deck fit each other. Copies of a card fit alike, whatever their printings. */
export async function getDeckFits(
  { db, catalogue: live }: Pick<Deps, 'db' | 'catalogue'>,
  userId: string,
  deckId: string,
) {
  const deck = await findDeck(db, userId, deckId)
  if (!deck) throw new AppError('deck_not_found')
  const catalogue = live.current()
  const { advice, sheet } = await adviseOn(db, catalogue, deck)
  const known = new Map(advice.fits().map((fit) => [fit.card, fit]))
  const printings = mainOf(sheet)
    .filter(({ place }) => place !== 'commander')
    .map(({ scryfallId }) => scryfallId)
  const fits = [...new Set(printings)].flatMap((scryfallId) => {
    const card = cardKeyOf(catalogue, scryfallId)
    if (typeof card === 'string') return []
    const fit = known.get(card)
    if (!fit) return []
    const { score, betterShare } = fit
    return [{ scryfallId, score, betterShare, themes: advice.themesOf(card, limits.fitThemes) }]
  })
  return { fits, version: deck.version }
}
