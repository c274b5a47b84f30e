import { actualFinish, type Deck, type Finish } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Copies } from '../card-store.ts'
import { printedIn } from '../finishes.ts'
import { commanderBeside } from './demand.ts'

/** Copies of a printing in a finish, as a deck names them. */
export interface NamedCopies {
  scryfallId: string
  /** The actual one, as copies of the collection have it. */
  finish: Finish
  quantity: number
}

type Row = Pick<Copies, 'scryfallId' | 'quantity' | 'slotType' | 'finish'>

/** The copies of rows that count, and of the commander that stands beside them. */
export function namedCopies(
  catalogue: Catalogue,
  deck: Pick<Deck, 'commanderId'>,
  counted: readonly Row[],
): NamedCopies[] {
  const beside = commanderBeside(catalogue, deck, counted)
  const leader = { scryfallId: beside ?? '', finish: 'nonfoil', quantity: 1 } as const
  return (beside === null ? counted : [leader, ...counted]).map(
    ({ scryfallId, finish, quantity }) => ({
      scryfallId,
      quantity,
      finish: actualFinish(printedIn(catalogue, scryfallId), finish),
    }),
  )
}

export type NamedPrinting = Omit<NamedCopies, 'quantity'>

/** The same for equal printings in equal finishes. */
export type CopyKey = string

export function copyKeyOf({ scryfallId, finish }: NamedPrinting): CopyKey {
  return `${finish} ${scryfallId}`
}
