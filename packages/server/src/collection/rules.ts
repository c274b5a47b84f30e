import { randomUUID } from 'node:crypto'
import { type CopiesKind, limits, type Variant } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId, successorOf } from '../card-changes/rules.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type AskedChange, changeCollection, type Tx } from './change.ts'
import type { EntryState } from './entry-state.ts'
import type { OwnedEntry } from './kept-collections.ts'
import { checkFinishes, entryAsPrinted, usualKind } from './printed.ts'
import { type Edit, findStates } from './store.ts'
import { areSame, copiesIn, type Variants, variantsOf, withMore, withTotal } from './variants.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** Who asks for a change, and the id that they gave it. */
export type Asker = Pick<AskedChange, 'userId' | 'id'>

/** What there is after a change, under the id that the printing has now. */
export interface Outcome {
  scryfallId: string
  /** Undefined when the entry is gone. */
  state: EntryState | undefined
}

export interface Addition {
  scryfallId: string
  quantity: number
  /** What is not said is usual. */
  finish?: CopiesKind['finish'] | undefined
  condition?: CopiesKind['condition'] | undefined
  language?: CopiesKind['language'] | undefined
}

/**
 * Adds copies to an entry or makes a new one, unless the collection is full. A card under an id
 * that was merged into another is put under that one.
 */
export async function addCard(
  needs: Needs,
  asker: Asker,
  { scryfallId: asked, quantity, ...said }: Addition,
): Promise<OwnedEntry> {
  const catalogue = needs.catalogue.current()
  const asks = { scryfallId: asked, quantity, ...said }
  const { edits } = await changeCollection(needs, { ...asker, kind: 'add', asks }, async (tx) => {
    const scryfallId = await currentId(tx, asked)
    const kind = kindOf(said, usualKind(catalogue, scryfallId))
    checkFinishes(catalogue, scryfallId, [kind])
    const before = await findEntry(tx, catalogue, { userId: asker.userId, scryfallId })
    const { variants, ...entry } = before ?? newEntry(needs.clock.now())
    const after = { ...entry, variants: withMore(variants, kind, quantity) }
    return { edits: [{ scryfallId, before, after }] }
  })
  const { scryfallId, state } = await outcomeOf(needs, { ...asker, scryfallId: asked }, edits)
  if (!state) throw new AppError('card_not_in_collection')
  return { scryfallId, ...state }
}

function kindOf(
  { finish, condition, language }: Omit<Addition, 'scryfallId' | 'quantity'>,
  usual: CopiesKind,
): CopiesKind {
  return {
    finish: finish ?? usual.finish,
    condition: condition ?? usual.condition,
    language: language ?? usual.language,
  }
}

function newEntry(now: Date): EntryState {
  return { id: randomUUID(), addedAt: now.toISOString(), withdrawnAt: null, variants: [] }
}

/** Sets how many copies there are, or makes the step from what somebody saw; 0 removes the entry. */
export function setQuantity(
  needs: Needs,
  asker: Asker,
  { scryfallId, quantity, from }: EntryKey & { quantity: number; from?: number | undefined },
): Promise<Outcome> {
  const asks = { scryfallId, quantity, from }
  const asked = { ...asker, kind: 'set', asks, scryfallId } as const
  return changeEntry(needs, asked, (variants, id) => {
    const wanted = from === undefined ? quantity : copiesIn(variants) + quantity - from
    const total = Math.min(Math.max(wanted, 0), limits.quantityMax)
    return withTotal(variants, total, usualKind(needs.catalogue.current(), id))
  })
}

/** Says of each copy what it is, unless others are there than somebody saw; none remove the entry. */
export function setVariants(
  needs: Needs,
  asker: Asker,
  { scryfallId, variants, from }: EntryKey & { variants: Variant[]; from?: Variant[] | undefined },
): Promise<Outcome> {
  const asks = { scryfallId, variants, from }
  const asked = { ...asker, kind: 'split', asks, scryfallId } as const
  return changeEntry(needs, asked, (now, id) => {
    if (from && !areSame(variantsOf(from), now)) throw new AppError('entry_changed')
    const known = new Set(now.map(({ finish }) => finish))
    const said = variants.filter(({ finish }) => !known.has(finish))
    checkFinishes(needs.catalogue.current(), id, said)
    return variantsOf(variants)
  })
}

export async function removeCard(
  needs: Needs,
  asker: Asker,
  { scryfallId }: EntryKey,
): Promise<void> {
  const asked = { ...asker, kind: 'remove', asks: { scryfallId }, scryfallId } as const
  await changeEntry(needs, asked, () => [])
}

interface EntryKey {
  scryfallId: string
}

/** What becomes of the copies of the entry under an id. */
type Decide = (variants: Variants, scryfallId: string) => Variants

async function changeEntry(
  needs: Needs,
  asked: AskedChange & EntryKey,
  decide: Decide,
): Promise<Outcome> {
  const catalogue = needs.catalogue.current()
  const { edits } = await changeCollection(needs, asked, async (tx) => {
    const { scryfallId, before } = await findMeant(tx, catalogue, asked)
    const variants = decide(before.variants, scryfallId)
    const after = variants.length > 0 ? { ...before, variants } : undefined
    return { edits: [{ scryfallId, before, after }] }
  })
  return outcomeOf(needs, asked, edits)
}

interface OwnedKey extends EntryKey {
  userId: string
}

/**
 * The entry under an id or, when the page that asks is older than a merge of that id, the entry that
 * took its place. When that has other copies as well, what the page says is not meant for them.
 */
async function findMeant(tx: Tx, catalogue: Catalogue, { userId, scryfallId }: OwnedKey) {
  const before = await findEntry(tx, catalogue, { userId, scryfallId })
  if (before) return { scryfallId, before }
  const successor = await successorOf(tx, userId, scryfallId)
  if (successor?.isJoined) throw new AppError('card_joined')
  const moved =
    successor && (await findEntry(tx, catalogue, { userId, scryfallId: successor.scryfallId }))
  if (!moved) throw new AppError('card_not_in_collection')
  return { scryfallId: successor.scryfallId, before: moved }
}

async function findEntry(
  db: Deps['db'],
  catalogue: Catalogue,
  { userId, scryfallId }: OwnedKey,
): Promise<EntryState | undefined> {
  const state = (await findStates(db, userId, [scryfallId])).get(scryfallId)
  return state && entryAsPrinted(catalogue, scryfallId, state)
}

/** A change that changed nothing leaves what is there; one that was asked for again, what it left. */
async function outcomeOf(
  { db, catalogue }: Needs,
  { userId, scryfallId }: OwnedKey,
  [edit]: readonly Edit[],
): Promise<Outcome> {
  if (edit) return { scryfallId: edit.scryfallId, state: edit.after }
  const now = await currentId(db, scryfallId)
  const owned = { userId, scryfallId: now }
  return { scryfallId: now, state: await findEntry(db, catalogue.current(), owned) }
}
