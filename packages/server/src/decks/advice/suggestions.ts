import { setImmediate } from 'node:timers/promises'
import { limits } from '@manafolio/contract'
import { type AdviceTable, hasTag, roleNames, tagNumber, themeName } from '@manafolio/deck'
import { rowText } from '@manafolio/search'
import { AppError } from '../../errors.ts'
import type { Needs } from '../needs/rules.ts'
import { adviceTableOf } from './advice-table.ts'
import { type AdvisedDeck, adviseOn } from './advised-deck.ts'
import { namedDismissals } from './dismissals/rules.ts'
import { deckWithInventory, type Inventory, isAffordable, ownedOf } from './inventory.ts'
import { presentPicks } from './picks.ts'

interface Requested {
  deckId: string
  budget?: number | undefined
  role?: string | undefined
  theme?: string | undefined
}

/** Cards that suit a deck as it is, the best first, and what it is about. */
export async function getDeckSuggestions(needs: Needs, userId: string, requested: Requested) {
  const catalogue = needs.catalogue.current()
  const tags = wantedTags(adviceTableOf(catalogue), requested)
  const { deck, inventory } = await deckWithInventory(needs, userId, requested)
  const advised = await adviseOn(needs.db, catalogue, deck)
  await setImmediate() // candidates are scored in a turn of its own
  const picks = bestOf(advised, inventory, tags)
  await setImmediate()
  const { advice, dismissed } = advised
  return {
    suggestions: presentPicks(advised, inventory, picks),
    themes: advised.isEmpty ? [] : advice.themes(limits.deckThemes),
    dismissed: namedDismissals(catalogue, dismissed),
    typicalNames: advice
      .typicalCards(limits.suggestionNames)
      .map((card) => rowText(catalogue.texts.cardTitle, card)),
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** The tags that a role and a theme stand for, of which unknown ones are refused. */
function wantedTags(table: AdviceTable, { role, theme }: Requested): string[] {
  const isRole = roleNames.some((name) => name === role)
  if (role !== undefined && !isRole) throw new AppError('card_role_unknown')
  const isTheme = theme !== undefined && tagNumber(table, theme) !== undefined && themeName(theme)
  if (theme !== undefined && !isTheme) throw new AppError('theme_unknown')
  return [role === undefined ? [] : `role:${role}`, theme ?? []].flat()
}

function bestOf(advised: AdvisedDeck, inventory: Inventory, tags: readonly string[]): number[] {
  const { advice, table, isEmpty } = advised
  if (isEmpty) return []
  const [tag, ...others] = tags
  const numbers = others.map((other) => tagNumber(table, other) ?? -1)
  const isWanted = (card: number) =>
    numbers.every((number) => hasTag(table, card, number)) &&
    (ownedOf(inventory, card) > 0 || isAffordable(inventory, table, card))
  const best = advice.best({ count: limits.suggestions, isWanted, ...(tag && { tag }) })
  return best.map(({ card }) => card)
}
