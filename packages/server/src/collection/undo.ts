import type { Catalogue } from '@manafolio/search'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { eventLoopYielder } from '../lib/yield-to-event-loop.ts'
import { changeCollection, changesSomething } from './change.ts'
import { type ChangeRecord, findChange, listFamily, updateUndone } from './change-store.ts'
import type { Decided, Tx } from './decided.ts'
import { listEdits } from './edit-store.ts'
import type { EntryState } from './entry-state.ts'
import type { Actor } from './rules.ts'
import type { Edit } from './store.ts'
import { takenBack } from './variants.ts'
import { type CurrentEntries, resolveCurrentEntries } from './whereabouts.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export interface Undone {
  changeId: string
  printings: number
  /** Not all of it could be taken back: some copies are gone since, or have no room. */
  isPartial: boolean
}

/**
 * Takes back what a change did to each entry, and leaves what others did since. A change, the undo of
 * it, the undo of that and so on are a family: every second one stands for the same, so whichever of
 * them is undone, it is done once.
 */
export async function undoChange(
  { catalogue, ...needs }: Needs,
  { userId, id }: Actor,
  undoneId: string,
): Promise<Undone> {
  const requested = { userId, id, kind: 'undo', payload: undoneId, undoes: undoneId } as const
  const decide = async (db: Tx): Promise<Decided> => {
    const undone = await findChange(db, userId, undoneId)
    if (!undone) throw new AppError('change_not_found')
    if (undone.kind === 'merge') throw new AppError('change_not_undoable')
    const family = undone.family ?? undone.id
    const changes = await listFamily(db, userId, family)
    const last = changes.at(-1)
    if (!last || !isEffective(changes, undoneId)) return { edits: [], family }
    const done = await listEdits(db, userId, { number: last.number })
    const taken = await takeBack({ db, catalogue: catalogue.current() }, userId, done)
    if (!taken.edits.some(changesSomething)) return { ...taken, family }
    const at = needs.clock.now().toISOString()
    return { ...taken, family, finish: (tx) => toggleUndone(tx, userId, { changes, at }) }
  }
  const { edits, isPartial } = await changeCollection(needs, requested, decide, { isLarge: true })
  return { changeId: id, printings: edits.length, isPartial }
}

/** Whether a change is what the last one of its family is: the thing itself, or its undoing. */
function isEffective(changes: readonly ChangeRecord[], id: string): boolean {
  const place = changes.findIndex((change) => change.id === id)
  return place >= 0 && place % 2 === (changes.length - 1) % 2
}

/** Those that stand for what is undone now are undone, and the others hold. */
async function toggleUndone(
  tx: Tx,
  userId: string,
  { changes, at }: { changes: readonly ChangeRecord[]; at: string },
): Promise<void> {
  const parity = (changes.length - 1) % 2
  const numbers = (wanted: number) =>
    changes.filter((_, i) => i % 2 === wanted).map(({ number }) => number)
  await updateUndone(tx, userId, { numbers: numbers(parity), undoneAt: at })
  await updateUndone(tx, userId, { numbers: numbers(1 - parity), undoneAt: null })
}

/** Printings that became others since are found under the ids that they have now. */
async function takeBack(
  needs: { db: Tx; catalogue: Catalogue },
  userId: string,
  done: readonly Edit[],
): Promise<Decided> {
  const ids = done.map(({ scryfallId }) => scryfallId)
  const places = await resolveCurrentEntries(needs, userId, ids)
  const byId = new Map<string, Edit[]>()
  for (const edit of done) {
    const id = places.idOf(edit.scryfallId)
    byId.set(id, [...(byId.get(id) ?? []), edit])
  }
  const yieldToEventLoop = eventLoopYielder()
  const taken: ReturnType<typeof takenBackOf>[] = []
  for (const [scryfallId, some] of byId) {
    taken.push(takenBackOf(places, scryfallId, some))
    await yieldToEventLoop()
  }
  return { edits: taken, isPartial: taken.some(({ isPartial }) => isPartial) }
}

/** An entry that comes back is the one that went, with its day. */
function takenBackOf(places: CurrentEntries, scryfallId: string, done: readonly Edit[]) {
  const before = statesOf(places, done, 'before')
  const after = statesOf(places, done, 'after')
  const now = places.now.get(scryfallId)
  const { variants, isPartial } = takenBack(now?.variants ?? [], {
    before: before.flatMap((state) => state.variants),
    after: after.flatMap((state) => state.variants),
  })
  const taken = { scryfallId, isPartial, before: now }
  const entry = now ?? before[0]
  if (!entry || variants.length === 0) return { ...taken, after: undefined }
  const isDayAsLeft = entry.addedAt === after[0]?.addedAt // a restoration may have changed it
  const { addedAt } = (isDayAsLeft && before[0]) || entry
  return { ...taken, after: { ...entry, addedAt, variants } }
}

function statesOf(
  places: CurrentEntries,
  done: readonly Edit[],
  side: 'before' | 'after',
): EntryState[] {
  return done.flatMap(({ scryfallId, [side]: state }) =>
    state ? [places.asNow(scryfallId, state)] : [],
  )
}
