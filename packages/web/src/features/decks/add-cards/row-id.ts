import type { Card } from '@manafolio/contract'

/** The id of a result's element, by which the field names the chosen one. */
export function rowId(listId: string, { id }: Card): string {
  return `${listId}-${id}`
}
