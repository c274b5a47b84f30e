import type { Deck, DeckUpdate } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId } from '../card-changes/rules.ts'
import type { Tx } from './change.ts'
import { commanderNameOf } from './commanders.ts'

/** What is not said stays. A new commander is not called as the one before; null is none. */
export async function withFacts(
  tx: Tx,
  catalogue: Catalogue,
  deck: Deck,
  facts: Omit<DeckUpdate, 'version'>,
): Promise<Deck> {
  const { name = deck.name, format = deck.format, description = deck.description } = facts
  const told = { ...deck, name, format, description: description || null }
  if (facts.commanderId === undefined && facts.commanderName === undefined) return told
  const { commanderId: said = deck.commanderId } = facts
  const commanderId = said === null ? null : await currentId(tx, said)
  const isSame = facts.commanderId !== null && commanderId === deck.commanderId
  const { commanderName = isSame ? deck.commanderName : null } = facts
  return {
    ...told,
    commanderId,
    commanderName: commanderNameOf(catalogue, { commanderId, commanderName }),
  }
}

/** The name tells commanders apart only where there is no id. */
export function isLedAlike(one: Deck, other: Deck): boolean {
  if (one.commanderId !== other.commanderId) return false
  return one.commanderId !== null || one.commanderName === other.commanderName
}
