import type { Relation } from '@manafolio/contract'
import type { CardObject } from '../card-object.ts'

/** An entry of `all_parts`: another card that belongs to one. The id is that of a printing. */
export type ListedPart = NonNullable<CardObject['all_parts']>[number]

/** Components of the card-data service; any other one says no more than “combo piece”. */
const relationByComponent: Readonly<Record<string, Relation>> = {
  meld_result: 'meld result',
  meld_part: 'meld part',
  token: 'token',
}

export function relationOfPart({ component }: ListedPart): Relation {
  return relationByComponent[component] ?? 'combo piece'
}

/** Adds those of another printing of a card, which may list the same cards by other printings. */
export function addParts(parts: ListedPart[], more: readonly ListedPart[]): void {
  if (more.length === 0) return
  const known = new Set(parts.map(({ id }) => id))
  parts.push(...more.filter(({ id }) => !known.has(id)))
}
