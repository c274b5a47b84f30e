import {
  addToCollection,
  listCollectionChanges,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn, signedIn } from '../test/collector.ts'
import { copies, inWords, owned } from '../test/copies.ts'
import { onEveryEngine } from '../test/engines.ts'
import { runInOtherProcess } from '../test/other-process.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const scryfallId = printing.swordsMysticalArchive
const params = { scryfallId }

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function ownerOf(quantity: number) {
    const owner = await collectorIn(app())
    await owner.call(addToCollection, { input: { scryfallId, quantity } })
    return owner
  }

  const step = (member: MemberClient, from: number, quantity: number) =>
    member.call(updateCollectionEntry, { params, input: { quantity, from } })

  test('a step is taken from what is there, not from what was seen', async () => {
    const owner = await ownerOf(10)
    expect(await step(owner, 4, 5)).toEqual({ scryfallId, quantity: 11 })
    expect(await step(owner, 4, 1)).toEqual({ scryfallId, quantity: 8 })
    expect(await step(owner, 4, 4)).toEqual({ scryfallId, quantity: 8 })
    expect(await owned(owner)).toEqual({ [scryfallId]: '8 nonfoil' })
  })

  test('steps end at 99 copies, and at none with the entry gone', async () => {
    const owner = await ownerOf(98)
    expect(await step(owner, 1, 9)).toEqual({ scryfallId, quantity: 99 })
    expect(await step(owner, 99, 0)).toEqual({ scryfallId, quantity: 0 })
    expect(await owned(owner)).toEqual({})
    const gone = owner.refusal(updateCollectionEntry, { params, input: { quantity: 2, from: 1 } })
    expect(await gone).toMatchObject({ status: 404, code: 'card_not_in_collection' })
  })

  test('a step down to 0 leaves the copies that came meanwhile', async () => {
    const owner = await ownerOf(3)
    await owner.call(addToCollection, { input: { scryfallId, quantity: 2 } })
    expect(await step(owner, 3, 0)).toEqual({ scryfallId, quantity: 2 })
  })

  test('a step up and a step down leave the variants unchanged', async () => {
    const owner = await ownerOf(1)
    const variants = copies('2 foil LP de', '1 etched')
    await owner.call(updateVariants, { params, input: { variants } })
    await step(owner, 3, 4)
    await step(owner, 4, 3)
    expect(await owned(owner)).toEqual({ [scryfallId]: inWords(variants) })
  })

  test.each([-1, 100, 1.5, '3', null])('a step from %j copies is refused', async (from) => {
    const owner = await ownerOf(3)
    const refused = owner.refusal(updateCollectionEntry, { params, input: { quantity: 4, from } })
    expect(await refused).toMatchObject({ status: 400, issues: [{ path: 'from' }] })
    expect(await owned(owner)).toEqual({ [scryfallId]: '3 nonfoil' })
  })

  test('200 steps up and down from two sessions and two processes are all applied and listed', async () => {
    const owner = await ownerOf(50)
    const phone = await signedIn(app(), owner.account.email)
    const away = (ups: number) => ({
      task: 'stepQuantity' as const,
      at: app().at,
      userId: owner.account.id,
      scryfallId,
      steps: steps(ups),
    })
    const here = (member: MemberClient, ups: number) =>
      Promise.all(steps(ups).map((by) => step(member, 50, 50 + by)))
    const all = [
      [runInOtherProcess(away(30)), runInOtherProcess(away(20))], // 10 more, 10 fewer
      [here(owner, 33), here(phone, 24)], // 16 more, 2 fewer
    ]
    await Promise.all(all.flat())
    expect(await owned(owner)).toEqual({ [scryfallId]: '64 nonfoil' })
    const logged = await allChanges(owner)
    expect(logged).toHaveLength(201)
    expect(logged[0]).toMatchObject({ kind: 'set', entries: [{ after: copies('64 nonfoil') }] })
    for (const [i, { entries }] of logged.entries()) {
      const earlier = logged[i + 1]?.entries[0]?.after ?? []
      expect(entries[0]?.before).toEqual(earlier)
    }
  })
})

/** 50 steps: so many up, the others down, one after the other as long as there are both. */
function steps(ups: number): number[] {
  return Array.from({ length: 50 }, (_, i) => ((i * ups) % 50 < ups ? 1 : -1))
}

async function allChanges(member: MemberClient) {
  const changes = []
  for (let page = 1; ; page++) {
    const answer = await member.call(listCollectionChanges, { input: { page } })
    changes.push(...answer.changes)
    if (!answer.hasMore) return changes
  }
}
