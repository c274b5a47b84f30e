import {
  type CopiesKind,
  conditions,
  finishes,
  type ImportMode,
  kindKey,
  languages,
  limits,
} from '@manafolio/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copies, inWords } from '../../test/copies.ts'
import type { EntryState } from '../entry-state.ts'
import type { States } from '../store.ts'
import { copiesIn, variantsOf } from '../variants.ts'
import { planImport, type ReadyRow } from './plan.ts'

const now = new Date('2026-08-15T12:00:00.000Z')
const plain: CopiesKind = { finish: 'nonfoil', condition: 'NM', language: 'en' }

function row(number: number, scryfallId: string, raw: Partial<ReadyRow> = {}): ReadyRow {
  return { number, scryfallId, quantity: 1, addedAt: null, ...plain, ...raw }
}

function entry(...kinds: Parameters<typeof copies>): EntryState {
  const variants = variantsOf(copies(...kinds))
  return { id: 'kept', addedAt: '2026-01-02T00:00:00.000Z', withdrawnAt: null, variants }
}

async function planned(mode: ImportMode, states: Record<string, EntryState>, rows: ReadyRow[]) {
  const { edits, ...rest } = await planImport({
    mode,
    rows,
    now,
    states: new Map(Object.entries(states)),
  })
  const after = edits.map(({ scryfallId, after }) => [scryfallId, after] as const)
  return { after: Object.fromEntries(after), ...rest }
}

function reported(after: Record<string, EntryState | undefined>) {
  return Object.fromEntries(
    Object.entries(after).map(([id, state]) => [id, state && inWords(state.variants)]),
  )
}

describe('merging', () => {
  test('copies come to those that are there, and others stay as they are', async () => {
    const states = { guide: entry('2 nonfoil', '1 foil LP de'), bolt: entry('4 nonfoil') }
    const rows = [
      row(1, 'guide', { finish: 'foil', condition: 'LP', language: 'de', quantity: 2 }),
      row(2, 'swords', { finish: 'etched' }),
      row(3, 'guide'),
    ]
    const { after, withoutRoom } = await planned('merge', states, rows)
    expect(reported(after)).toEqual({ guide: '3 nonfoil, 3 foil LP de', swords: '1 etched' })
    expect(after.guide).toMatchObject({ id: 'kept', addedAt: '2026-01-02T00:00:00.000Z' })
    expect(withoutRoom).toEqual([])
  })

  test('rows find room in their order, and the rest is reported', async () => {
    const rows = [
      row(4, 'guide', { quantity: 2 }),
      row(5, 'guide', { quantity: 3, finish: 'foil' }),
      row(9, 'guide', { quantity: 7 }),
      row(10, 'bolt', { quantity: 99 }),
    ]
    const { after, withoutRoom } = await planned('merge', { guide: entry('95 nonfoil') }, rows)
    expect(reported(after)).toEqual({ guide: '97 nonfoil, 2 foil', bolt: '99 nonfoil' })
    expect(withoutRoom).toEqual([
      { number: 5, quantity: 1, reason: 'no_room' },
      { number: 9, quantity: 7, reason: 'no_room' },
    ])
  })
})

describe('replacing', () => {
  test('there is what the file says, and nothing else', async () => {
    const states = { guide: entry('98 nonfoil'), bolt: entry('4 nonfoil') }
    const { after, withoutRoom } = await planned('replace', states, [
      row(1, 'guide', { quantity: 2, finish: 'foil' }),
      row(2, 'swords', { quantity: 99 }),
      row(3, 'swords'),
    ])
    expect(reported(after)).toEqual({ guide: '2 foil', swords: '99 nonfoil', bolt: undefined })
    expect(after.guide).toMatchObject({ id: 'kept', addedAt: '2026-01-02T00:00:00.000Z' })
    expect(withoutRoom).toEqual([{ number: 3, quantity: 1, reason: 'no_room' }])
  })
})

describe('more printings than a collection can have', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `old-${i}`)

  test('are taken in the order of the file, and those that are there take more copies', async () => {
    const there = many(limits.collectionPrintings - 1).map((id) => [id, entry('1 nonfoil')])
    const rows = [
      row(1, 'guide'),
      row(2, 'swords', { quantity: 3 }),
      row(3, 'old-7', { quantity: 2 }),
      row(4, 'guide', { finish: 'foil' }),
      row(5, 'swords'),
      row(6, 'bolt'),
    ]
    const { after, ...left } = await planned('merge', Object.fromEntries(there), rows)
    expect(reported(after)).toEqual({ guide: '1 nonfoil, 1 foil', 'old-7': '3 nonfoil' })
    expect(left).toEqual({
      printingsWithoutRoom: 2,
      withoutRoom: [
        { number: 2, quantity: 3, reason: 'collection_full' },
        { number: 5, quantity: 1, reason: 'collection_full' },
        { number: 6, quantity: 1, reason: 'collection_full' },
      ],
    })
  })

  test('go with all that is there when the file replaces it', async () => {
    const rows = many(limits.collectionPrintings).map((id, i) => row(i + 1, id))
    const last = row(rows.length + 1, 'guide')
    const states = { guide: entry('4 nonfoil'), 'old-7': entry('4 nonfoil') }
    const { after, ...left } = await planned('replace', states, [...rows, last])
    expect(Object.values(after).filter(Boolean)).toHaveLength(limits.collectionPrintings)
    expect(reported(after)).toMatchObject({ 'old-7': '1 nonfoil', guide: undefined })
    expect(left).toEqual({
      printingsWithoutRoom: 1,
      withoutRoom: [{ number: last.number, quantity: 1, reason: 'collection_full' }],
    })
  })
})

describe('a new entry', () => {
  const days: [name: string, days: (string | null)[], addedAt: string][] = [
    ['that the file gives no day came now', [null], '2026-08-15T12:00:00.000Z'],
    ['came on the day of the file', ['2025-03-04T00:00:00.000Z'], '2025-03-04T00:00:00.000Z'],
    ['did not come in the future', ['2027-01-01T00:00:00.000Z'], '2026-08-15T12:00:00.000Z'],
    [
      'of several rows came on the earliest day',
      ['2025-03-04T00:00:00.000Z', null, '2024-03-04T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
      '2024-03-04T00:00:00.000Z',
    ],
  ]

  test.each(days)('%s', async (_, of, addedAt) => {
    const rows = of.map((day, i) => row(i + 1, 'guide', { addedAt: day }))
    const { after } = await planned('merge', {}, rows)
    expect(after.guide).toMatchObject({ addedAt, withdrawnAt: null })
    expect(after.guide?.id).toMatch(/^[0-9a-f-]{36}$/)
  })
})

const kind = fc.record({
  finish: fc.constantFrom(...finishes),
  condition: fc.constantFrom(...conditions.slice(0, 2)),
  language: fc.constantFrom(...languages.slice(0, 2)),
})
const printing = fc.constantFrom('a', 'b', 'c', 'd')
const quantity = fc.integer({ min: 1, max: limits.quantityMax })
const someCopies = fc.tuple(kind, quantity).map(([raw, quantity]) => ({ ...raw, quantity }))
const state = fc
  .array(someCopies, { minLength: 1, maxLength: 3 })
  .map(variantsOf)
  .filter((variants) => copiesIn(variants) <= limits.quantityMax)
  .map((variants): EntryState => ({ ...entry(), variants }))
const someStates = fc.dictionary(printing, state).map((all): States => new Map(Object.entries(all)))
const someRows = fc
  .array(fc.tuple(printing, someCopies), { maxLength: 12 })
  .map((all) => all.map(([id, raw], i) => row(i + 1, id, raw)))

/** One copy after the other, each where there is room for it. */
function oracle(mode: ImportMode, states: States, rows: readonly ReadyRow[]) {
  const there = new Map<string, string[]>()
  for (const [id, { variants }] of mode === 'merge' ? states : []) {
    there.set(
      id,
      variants.flatMap((v) => Array<string>(v.quantity).fill(kindKey(v))),
    )
  }
  const left = new Map<number, number>()
  for (const { number, scryfallId, quantity, ...raw } of rows) {
    for (let i = 0; i < quantity; i++) {
      const some = there.get(scryfallId) ?? []
      there.set(scryfallId, some)
      if (some.length < limits.quantityMax) some.push(kindKey(raw))
      else left.set(number, (left.get(number) ?? 0) + 1)
    }
  }
  return { there, left }
}

test.each<ImportMode>(['merge', 'replace'])(
  'to %s is to put copy after copy where there is room',
  async (mode) => {
    await fc.assert(
      fc.asyncProperty(someStates, someRows, async (states, rows) => {
        const { edits, withoutRoom } = await planImport({ states, rows, mode, now })
        const then = new Map(states)
        for (const { scryfallId, before, after } of edits) {
          expect(before).toBe(states.get(scryfallId))
          if (after) then.set(scryfallId, after)
          else then.delete(scryfallId)
        }
        const { there, left } = oracle(mode, states, rows)
        const counted = [...then].map(([id, { variants }]): [string, string[]] => [
          id,
          variants.flatMap((v) => Array<string>(v.quantity).fill(kindKey(v))).sort(),
        ])
        expect(new Map(counted)).toEqual(
          new Map([...there].map(([id, kinds]) => [id, kinds.toSorted()])),
        )
        expect(new Map(withoutRoom.map((one) => [one.number, one.quantity]))).toEqual(left)
      }),
    )
  },
)

/** How many copies of each printing there are in each finish. */
function perFinish(
  all: Iterable<readonly [string, readonly { finish: string; quantity: number }[]]>,
) {
  const counts = new Map<string, number>()
  for (const [id, some] of all) {
    for (const { finish, quantity } of some) {
      counts.set(`${id} ${finish}`, quantity + (counts.get(`${id} ${finish}`) ?? 0))
    }
  }
  return counts
}

test.each(['more', 'fewer', 'both'] as const)(
  'of a file are taken, where it differs, %s copies in each finish',
  async (differences) => {
    await fc.assert(
      fc.asyncProperty(someStates, someRows, async (states, rows) => {
        const plan = await planImport({ states, rows, mode: 'reconcile', differences, now })
        const then = new Map(states)
        for (const { scryfallId, after } of plan.edits) {
          if (after) then.set(scryfallId, after)
          else then.delete(scryfallId)
        }
        const left = new Map(rows.map(({ number }) => [number, 0]))
        for (const { number, quantity } of plan.withoutRoom) left.set(number, quantity)
        const [before, listed, after] = [
          perFinish([...states].map(([id, { variants }]) => [id, variants])),
          perFinish(rows.map((one) => [one.scryfallId, [one]])),
          perFinish([...then].map(([id, { variants }]) => [id, variants])),
        ]
        const ids = new Set([...before.keys(), ...listed.keys(), ...after.keys()])
        const hasRoom = plan.withoutRoom.length === 0
        for (const id of ids) {
          const [old = 0, said = 0] = [before.get(id), listed.get(id)]
          const wanted = { more: Math.max(old, said), fewer: Math.min(old, said), both: said }
          if (hasRoom) expect(after.get(id) ?? 0).toBe(wanted[differences])
          expect(after.get(id) ?? 0).toBeLessThanOrEqual(wanted[differences])
        }
        for (const { variants } of then.values()) {
          expect(copiesIn(variants)).toBeLessThanOrEqual(limits.quantityMax)
        }
        const again = await planImport({ states: then, rows, mode: 'reconcile', differences, now })
        for (const { scryfallId, after: same } of again.edits) {
          expect(same?.variants).toEqual(then.get(scryfallId)?.variants)
        }
      }),
    )
  },
)
