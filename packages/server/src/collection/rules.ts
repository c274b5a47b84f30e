import { randomUUID } from 'node:crypto'
import { type CopiesKind, limits, type Variant } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId, successorOf } from '../cards/changes/rules.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ChangeRequest, changeCollection } from './change.ts'
import type { OwnedEntry } from './collection-cache.ts'
import type { Tx } from './decided.ts'
import type { EntryState } from './entry-state.ts'
import { checkFinishes, entryAsPrinted, usualKind } from './printed.ts'
import { type Edit, findStates } from './store.ts'
import { areSame, copiesIn, type Variants, variantsOf, withMore, withTotal } from './variants.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** The user who makes a change, and the id of the change. */
export type Actor = Pick<ChangeRequest, 'userId' | 'id'>

/** What there is after a change, under the id that the printing has now. */
export interface Outcome {
  scryfallId: string
  /** Undefined when the entry is gone. */
  state: EntryState | undefined
}

export interface Addition {
  scryfallId: string
  quantity: number
  /** Omitted properties get their usual value. */
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
  actor: Actor,
  { scryfallId: requested, quantity, ...properties }: Addition,
): Promise<OwnedEntry> {
  const catalogue = needs.catalogue.current()
  const payload = { scryfallId: requested, quantity, ...properties }
  const { edits } = await changeCollection(
    needs,
    { ...actor, kind: 'add', payload },
    async (tx) => {
      const scryfallId = await currentId(tx, requested)
      const kind = kindOf(properties, usualKind(catalogue, scryfallId))
      checkFinishes(catalogue, scryfallId, [kind])
      const before = await findEntry(tx, catalogue, { userId: actor.userId, scryfallId })
      const { variants, ...entry } = before ?? newEntry(needs.clock.now())
      const after = { ...entry, variants: withMore(variants, kind, quantity) }
      return { edits: [{ scryfallId, before, after }] }
    },
  )
  const { scryfallId, state } = await outcomeOf(needs, { ...actor, scryfallId: requested }, edits)
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

/**
 * Sets how many copies there are, or steps from the number that the client saw; 0 removes the
 * entry.
 */
export function setQuantity(
  needs: Needs,
  actor: Actor,
  { scryfallId, quantity, from }: EntryKey & { quantity: number; from?: number | undefined },
): Promise<Outcome> {
  const payload = { scryfallId, quantity, from }
  const requested = { ...actor, kind: 'set', payload, scryfallId } as const
  return changeEntry(needs, requested, (variants, id) => {
    const wanted = from === undefined ? quantity : copiesIn(variants) + quantity - from
    const total = Math.min(Math.max(wanted, 0), limits.quantityMax)
    return withTotal(variants, total, usualKind(needs.catalogue.current(), id))
  })
}

/**
 * Sets the kinds of all copies, unless they differ from what the client saw; none remove the entry.
 */
export function setVariants(
  needs: Needs,
  actor: Actor,
  { scryfallId, variants, from }: EntryKey & { variants: Variant[]; from?: Variant[] | undefined },
): Promise<Outcome> {
  const payload = { scryfallId, variants, from }
  const requested = { ...actor, kind: 'split', payload, scryfallId } as const
  return changeEntry(needs, requested, (now, id) => {
    if (from && !areSame(variantsOf(from), now)) throw new AppError('entry_changed')
    const known = new Set(now.map(({ finish }) => finish))
    const properties = variants.filter(({ finish }) => !known.has(finish))
    checkFinishes(needs.catalogue.current(), id, properties)
    return variantsOf(variants)
  })
}

export async function removeCard(
  needs: Needs,
  actor: Actor,
  { scryfallId }: EntryKey,
): Promise<void> {
  const requested = { ...actor, kind: 'remove', payload: { scryfallId }, scryfallId } as const
  await changeEntry(needs, requested, () => [])
}

interface EntryKey {
  scryfallId: string
}

/** What becomes of the copies of the entry under an id. */
type Decide = (variants: Variants, scryfallId: string) => Variants

async function changeEntry(
  needs: Needs,
  requested: ChangeRequest & EntryKey,
  decide: Decide,
): Promise<Outcome> {
  const catalogue = needs.catalogue.current()
  const { edits } = await changeCollection(needs, requested, async (tx) => {
    const { scryfallId, before } = await findMeant(tx, catalogue, requested)
    const variants = decide(before.variants, scryfallId)
    const after = variants.length > 0 ? { ...before, variants } : undefined
    return { edits: [{ scryfallId, before, after }] }
  })
  return outcomeOf(needs, requested, edits)
}

interface OwnedKey extends EntryKey {
  userId: string
}

/**
 * The entry under an id or, when the client's page is older than a merge of that id, the entry that
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

/** A change that changed nothing leaves what is there; a repeated one, what it left. */
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
