import { addToCollection, type Finish, limits } from '@manafolio/contract'
import { call } from '../lib/api.ts'

export interface Addition {
  /** Of the printing. */
  id: string
  name: string
  quantity?: number
  /** The plainest that the printing has by default. */
  finish?: Finish
}

/** An addition and its idempotency key. */
export interface SentAddition {
  addition: Addition
  changeId: string
}

export function sendAddition({ addition, changeId }: SentAddition) {
  const { id, name: _, quantity = limits.quantityFromSearch, ...kind } = addition
  return call(addToCollection, { input: { scryfallId: id, quantity, ...kind }, changeId })
}

/** `Opt`, `2 × Opt (foil)` */
export function copiesText({ name, finish, quantity = 1 }: Addition): string {
  const copy = finish && finish !== 'nonfoil' ? `${name} (${finish})` : name
  return quantity === 1 ? copy : `${quantity} × ${copy}`
}
