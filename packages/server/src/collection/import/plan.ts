import { randomUUID } from 'node:crypto'
import {
  type CopiesKind,
  type ImportMode,
  type ImportProblem,
  limits,
  type Variant,
} from '@manafolio/contract'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { EntryState } from '../entry-state.ts'
import type { Edit, States } from '../store.ts'
import { copiesIn, type Variants, variantsOf } from '../variants.ts'

/** Copies that are to come. */
export interface ReadyRow extends CopiesKind {
  number: number
  scryfallId: string
  quantity: number
  addedAt: string | null
}

/** Copies of a row that find no room, or none for their printing. */
export interface Surplus {
  number: number
  quantity: number
  reason: Extract<ImportProblem, 'no_room' | 'collection_full'>
}

export interface Plan {
  edits: Edit[]
  withoutRoom: Surplus[]
  printingsWithoutRoom: number
}

interface Planned {
  states: States
  /** In their order, in which their printings and copies find room. */
  rows: readonly ReadyRow[]
  mode: ImportMode
  now: Date
}

/** What becomes of a collection when copies are added to it, or come in the place of all others. */
export async function planImport({ states, rows, mode, now }: Planned): Promise<Plan> {
  const yieldToEventLoop = eventLoopYielder()
  const start = startOf[mode](states)
  const coming = await byPrinting(rows)
  const surplus = takeSurplus(coming, start)
  const plan: Plan = {
    edits: [],
    withoutRoom: surplus
      .flat()
      .map(({ number, quantity }) => ({ number, quantity, reason: 'collection_full' })),
    printingsWithoutRoom: surplus.length,
  }
  const ids = idsInOrder(coming.size)
  for (const [scryfallId, some] of coming) {
    await yieldToEventLoop()
    const before = states.get(scryfallId)
    const { taken, withoutRoom } = takenIn(start.get(scryfallId)?.variants ?? [], some)
    for (const left of withoutRoom) plan.withoutRoom.push(left)
    const after = {
      ...(before ?? { id: ids.next().value, ...newEntry(some, now) }),
      variants: taken,
    }
    plan.edits.push({ scryfallId, before, after })
  }
  if (mode === 'merge') return plan
  for (const [scryfallId, before] of states) {
    if (!coming.has(scryfallId)) plan.edits.push({ scryfallId, before, after: undefined })
  }
  return plan
}

async function byPrinting(rows: readonly ReadyRow[]): Promise<Map<string, ReadyRow[]>> {
  const yieldToEventLoop = eventLoopYielder()
  const grouped = new Map<string, ReadyRow[]>()
  for (const row of rows) {
    await yieldToEventLoop()
    const some = grouped.get(row.scryfallId)
    if (some) some.push(row)
    else grouped.set(row.scryfallId, [row])
  }
  return grouped
}

/** The entries to which those of the file come. */
const startOf: Record<ImportMode, (states: States) => States> = {
  merge: (states) => states,
  replace: () => new Map(),
}

/** Takes the printings out for which a collection has no room, and gives the rows of each. */
function takeSurplus(coming: Map<string, ReadyRow[]>, start: States): ReadyRow[][] {
  const added = [...coming].filter(([scryfallId]) => !start.has(scryfallId))
  const surplus = added.slice(Math.max(0, limits.collectionPrintings - start.size))
  for (const [scryfallId] of surplus) coming.delete(scryfallId)
  return surplus.map(([, rows]) => rows)
}

function takenIn(start: Variants, rows: readonly ReadyRow[]) {
  const all: Variant[] = [...start]
  const withoutRoom: Plan['withoutRoom'] = []
  let room = Math.max(0, limits.quantityMax - copiesIn(start))
  for (const { number, quantity, finish, condition, language } of rows) {
    const fitting = Math.min(quantity, room)
    room -= fitting
    all.push({ finish, condition, language, quantity: fitting })
    if (fitting === quantity) continue
    withoutRoom.push({ number, quantity: quantity - fitting, reason: 'no_room' })
  }
  return { taken: variantsOf(all), withoutRoom }
}

/** Entries that came at one time are shown in the order of their ids: so in that of the file. */
function* idsInOrder(count: number): Generator<string, string> {
  yield* Array.from({ length: count }, () => randomUUID()).sort()
  return randomUUID()
}

/** An entry is as old as the oldest of its copies, as far as their days are known. */
function newEntry(rows: readonly ReadyRow[], now: Date): Omit<EntryState, 'id' | 'variants'> {
  const today = now.toISOString()
  let addedAt = today
  for (const row of rows) if (row.addedAt !== null && row.addedAt < addedAt) addedAt = row.addedAt
  return { addedAt, withdrawnAt: null }
}
