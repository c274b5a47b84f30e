import { plainKind, type Variant } from '@manafolio/contract'
import type { Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { CollectionRow } from '../db/collection-tables.ts'
import { storedKind } from './stored-kind.ts'
import { copiesIn, isSameKind, type Variants, variantsOf, withTotal } from './variants.ts'

/** All of an entry but whose it is and of which printing. */
export interface EntryState {
  id: string
  addedAt: string
  withdrawnAt: string | null
  variants: Variants
}

/** How a kind of copies is stored: finish, condition, language, how many. */
type VariantTuple = readonly [finish: string, condition: string, language: string, quantity: number]

type Row = Pick<
  Selectable<CollectionRow>,
  'id' | 'added_at' | 'withdrawn_at' | 'quantity' | 'variants'
>

export function stateOf(row: Row): EntryState {
  return {
    id: row.id,
    addedAt: row.added_at,
    withdrawnAt: row.withdrawn_at,
    variants: variantsIn(row.variants, row.quantity),
  }
}

/** Lists of copies that entries have in common: thousands have one plain copy and nothing else. */
const common = new LRUCache<string, Variants>({ max: 5000 })

/** What a row says of its copies. Copies of which it says nothing are of the plain kind. */
function variantsIn(text: string, quantity: number): Variants {
  const key = `${quantity} ${text}`
  const known = common.get(key)
  if (known) return known
  const tuples: VariantTuple[] = JSON.parse(text) // written by storedVariants
  const variants = tuples.map(variantOf)
  const plain = { ...plainKind, quantity: quantity - copiesIn(variants) }
  const read = withTotal(variantsOf([...variants, plain]), quantity, plainKind)
  common.set(key, read)
  return read
}

function variantOf([finish, condition, language, quantity]: VariantTuple): Variant {
  return { ...storedKind({ finish, condition, language }), quantity }
}

/** The columns with the copies of a row. */
export function storedVariants(variants: Variants): { quantity: number; variants: string } {
  const tuples = variants.filter((variant) => !isPlain(variant)).map(tupleOf)
  return { quantity: copiesIn(variants), variants: JSON.stringify(tuples) }
}

function isPlain(variant: Variant): boolean {
  return isSameKind(variant, plainKind)
}

function tupleOf({ finish, condition, language, quantity }: Variant): VariantTuple {
  return [finish, condition, language, quantity]
}

/** An entry as the log of changes keeps it; null for none. */
export function writeState(state: EntryState | undefined): string | null {
  return state ? JSON.stringify({ ...state, variants: state.variants.map(tupleOf) }) : null
}

export function readState(text: string | null): EntryState | undefined {
  if (text === null) return undefined
  const { variants, ...state }: Omit<EntryState, 'variants'> & { variants: VariantTuple[] } =
    JSON.parse(text) // written by writeState
  return { ...state, variants: variants.map(variantOf) }
}
