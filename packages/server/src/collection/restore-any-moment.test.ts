import {
  type CollectionEntry,
  listCollection,
  listCollectionChanges,
  previewRestoration,
  restoreCollection,
  undoCollectionChange,
} from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readsPrimary } from '../db/standby/stale-reads.ts'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { onOneEngine } from '../test/engines.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'
import { collectionCache } from './collection-cache.ts'

const { swordsMysticalArchive, goblinGuideZendikar, krenkoPrerelease } = printing

onOneEngine((engine) => {
  const app = useTestApp(engine)

  const stores = () => {
    const { db } = app().database
    return { db, readStale: readsPrimary(db), clock: app().clock }
  }

  /** The time now; what happens afterwards is later. */
  function moment() {
    const now = app().clock.now().toISOString()
    app().clock.moveForward(1000)
    return now
  }

  test('after any changes, every moment comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { minLength: 4, maxLength: 14 }),
        fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
        async (changes, chosen) => {
          const collector = await collectorIn(app())
          const moments: { at: string; entries: CollectionEntry[] }[] = []
          for (const change of changes) {
            await send(collector, change, moments)
            const entries = await collector.call(listCollection)
            moments.push({ at: moment(), entries })
          }
          for (const number of chosen) {
            const { at = '', entries = [] } = moments[number % moments.length] ?? {}
            const shown = await collector.call(previewRestoration, { input: { at } })
            expect(await collector.call(restoreCollection, { input: { at } })).toEqual(shown)
            expect(await collector.call(listCollection)).toEqual(entries)
            const stored = await collectionCache(stores()).of(collector.account.id)
            expect(stored.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
            moment()
          }
        },
      ),
      { numRuns: runsOf(10) },
    )
  })
})

const card = fc.constantFrom(
  ...[swordsMysticalArchive, goblinGuideZendikar, krenkoPrerelease, 'nobody-knows'],
)
const quantity = fc.integer({ min: 0, max: 99 })
const few = fc.integer({ min: 1, max: 40 })
const finish = fc.constantFrom('nonfoil', 'foil', 'etched')
const condition = fc.constantFrom('NM', 'LP')

const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('add'), card, quantity: few, condition }),
  fc.record({ kind: fc.constant('set'), card, quantity }),
  fc.record({ kind: fc.constant('step'), card, quantity, from: quantity }),
  fc.record({ kind: fc.constant('split'), card, quantity: few, finish, condition }),
  fc.record({ kind: fc.constant('remove'), card }),
  fc.record({ kind: fc.constant('undo'), back: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('restore'), back: fc.nat({ max: 5 }) }),
)
type AnyChange = Partial<Record<'card' | 'finish' | 'condition' | 'kind', string>> &
  Partial<Record<'quantity' | 'from' | 'back', number>>

/** Whether it is refused makes no difference. */
async function send(
  member: MemberClient,
  { kind, card: scryfallId = '', quantity, from, back = 0, finish, condition }: AnyChange,
  moments: readonly { at: string }[],
) {
  const url = `/api/collection/${scryfallId}`
  switch (kind) {
    case 'add':
      return member.send({
        method: 'POST',
        url: '/api/collection',
        payload: { scryfallId, quantity, condition },
      })
    case 'set':
    case 'step':
      return member.send({ method: 'PATCH', url, payload: { quantity, from } })
    case 'split': {
      const kinds = [{ quantity, finish, condition, language: 'en' }]
      return member.send({ method: 'PATCH', url: `${url}/variants`, payload: { variants: kinds } })
    }
    case 'remove':
      return member.send({ method: 'DELETE', url })
    case 'undo': {
      const { changes } = await member.call(listCollectionChanges)
      const id = changes[back]?.id
      return id && member.call(undoCollectionChange, { params: { id } })
    }
    case 'restore': {
      const at = moments.at(-1 - back)?.at
      return at && member.call(restoreCollection, { input: { at } })
    }
  }
}
