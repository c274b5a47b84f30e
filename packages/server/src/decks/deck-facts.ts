import type { Deck, DeckUpdate } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId } from '../cards/changes/rules.ts'
import type { Tx } from './change.ts'
import { commanderNameOf } from './commanders.ts'

/**
 * Omitted fields keep their value. A new commander does not keep the name of the previous one, nor
 * the color that was chosen for it; null is none.
 */
export async function withFacts(
  tx: Tx,
  catalogue: Catalogue,
  deck: Deck,
  facts: Omit<DeckUpdate, 'version'>,
): Promise<Deck> {
  const { name = deck.name, format = deck.format, description = deck.description } = facts
  const { commanderColor = deck.commanderColor, coverId: requestedCover = deck.coverId } = facts
  const { categories = deck.categories, state = deck.state } = facts
  const coverId = requestedCover && (await currentId(tx, requestedCover))
  const described = { name, format, commanderColor, coverId, description: description || null }
  const updated = { ...deck, ...described, state, categories }
  if (facts.commanderId === undefined && facts.commanderName === undefined) return updated
  const { commanderId: requestedId = deck.commanderId } = facts
  const commanderId = requestedId === null ? null : await currentId(tx, requestedId)
  const isSame = facts.commanderId !== null && commanderId === deck.commanderId
  const { commanderName = isSame ? deck.commanderName : null } = facts
  const led = {
    ...updated,
    commanderId,
    commanderName: commanderNameOf(catalogue, { commanderId, commanderName }),
  }
  if (facts.commanderColor !== undefined || isSameCommander(led, deck)) return led
  return { ...led, commanderColor: null }
}

/** Also in another printing. */
function isSameCommander(one: Deck, other: Deck): boolean {
  return (
    one.commanderName === other.commanderName &&
    (one.commanderName !== null || isLedAlike(one, other))
  )
}

/** Commanders are compared by name only where there is no id. */
export function isLedAlike(one: Deck, other: Deck): boolean {
  if (one.commanderId !== other.commanderId) return false
  return one.commanderId !== null || one.commanderName === other.commanderName
}
