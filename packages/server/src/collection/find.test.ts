import {
  addToCollection,
  findInCollection,
  limits,
  searchCards,
  updateVariants,
} from '@manafolio/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client, MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { copies } from '../test/copies.ts'
import { onOneEngine } from '../test/engines.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { testApp, useTestApp } from '../test/test-app.ts'

const swords = printing.swordsMysticalArchive
const goblin = printing.goblinGuideZendikar
const krenko = printing.krenkoPrerelease
const delver = printing.delverFromTheVault

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  /**
   * Day by day: what nobody knows, Delver without a price, Krenko in foil, Goblin Guide, Swords.
   */
  beforeAll(async () => {
    member = await collectorIn(app())
    const quantities = { [unknownPrinting]: 5, [delver]: 1, [krenko]: 2, [goblin]: 4, [swords]: 1 }
    for (const [scryfallId, quantity] of Object.entries(quantities)) {
      await member.call(addToCollection, { input: { scryfallId, quantity } })
      app().clock.moveForward(24 * 3_600_000)
    }
    const variants = copies('1 nonfoil', '2 foil LP de') // 5.27 + 2 × 14.50
    await member.call(updateVariants, { params: { scryfallId: swords }, input: { variants } })
  })

  const find = (input: object, client: Client = member) => client.call(findInCollection, { input })

  async function idsOf(input: object) {
    return (await find(input)).scryfallIds
  }

  test('without a query everything is found, the newest first and what nobody knows last', async () => {
    expect(await find({})).toEqual({
      scryfallIds: [swords, goblin, krenko, delver, unknownPrinting],
      copies: 15,
      valueUsd: 86.29, // 5.27 + 2 × 14.50 + 4 × 1.53 + 2 × 22.95
      pricedCopies: 9,
      explanation: '',
      warnings: [],
    })
  })

  test.each([
    [{ sort: 'added', direction: 'asc' }, [delver, krenko, goblin, swords]],
    [{ sort: 'name' }, [delver, goblin, krenko, swords]],
    [{ sort: 'name', direction: 'desc' }, [swords, krenko, goblin, delver]],
    [{ sort: 'price' }, [krenko, swords, goblin, delver]], // 22.95, 14.50 and 1.53; none
    [{ sort: 'value' }, [krenko, swords, goblin, delver]], // 45.90, 34.27 and 6.12; none
    [{ sort: 'value', direction: 'asc' }, [goblin, swords, krenko, delver]],
    [{ sort: 'quantity' }, [goblin, swords, krenko, delver]], // 4, 3, 2 and 1
    [{ sort: 'manaValue' }, [delver, goblin, swords, krenko]],
    [{ sort: 'name', q: 'copies>0 order:cmc direction:desc' }, [krenko, delver, goblin, swords]],
  ])('%j: in that order, and what nobody knows last', async (input, order) => {
    const unknown = 'q' in input ? [] : [unknownPrinting]
    expect(await idsOf(input)).toEqual([...order, ...unknown])
  })

  test.each([
    ['goblin', [goblin]],
    ['t:goblin', [goblin, krenko]],
    ['owned>=4', [goblin]],
    ['copies<3', [krenko, delver]],
    ['added>=2026-08-18', [swords, goblin]],
    ['value>10', [swords, krenko]],
    ['owned:foil', [swords, krenko, delver]],
    ['owned:lp owned:german', [swords]],
    ['-t:goblin usd<2', []],
    ['owned:0', []],
  ])('%s finds %j', async (q, ids) => {
    expect(await idsOf({ q })).toEqual(ids)
  })

  test('what is found is reported with its copies, its value and what was understood', async () => {
    const found = await find({ q: 't:goblin owned>1' })
    expect(found).toMatchObject({ copies: 6, valueUsd: 52.02, pricedCopies: 6, warnings: [] })
    expect(found.explanation).toMatch(/goblin.* you own more than 1 copy/i)
  })

  test('a term that is not understood is reported, and the others count', async () => {
    const found = await find({ q: 't:goblin owned>many' })
    expect(found.scryfallIds).toEqual([goblin, krenko])
    expect(found.warnings).toEqual([expect.stringContaining('“many” is not a number')])
    const nothing = await find({ q: 'owned>many' })
    expect(nothing).toMatchObject({ scryfallIds: [], copies: 0, valueUsd: 0, explanation: '' })
    expect(nothing.warnings).toHaveLength(1)
  })

  test.each([
    [{ sort: 'luck' }, 'sort'],
    [{ direction: 'up' }, 'direction'],
    [{ q: 'x'.repeat(limits.queryMax + 1) }, 'q'],
  ])('%j is refused', async (input, path) => {
    const refused = await member.refusal(findInCollection, { input })
    expect(refused).toMatchObject({ status: 400, issues: [{ path }] })
  })

  test('of an empty collection nothing is found', async () => {
    const nobody = await collectorIn(app())
    const nothing = { scryfallIds: [], copies: 0, valueUsd: 0, pricedCopies: 0 }
    expect(await find({}, nobody)).toMatchObject(nothing)
    expect(await find({ q: 't:goblin' }, nobody)).toMatchObject(nothing)
    expect(await app().visitor().refusal(findInCollection)).toMatchObject({ status: 401 })
  })

  describe('in the search of all cards', () => {
    let other: MemberClient

    beforeEach(async () => {
      other ??= await collectorIn(app())
    })

    const search = async (client: Client, query: string) => {
      const input = { query, unique: 'prints' }
      const { cards } = await client.call(searchCards, { input })
      return cards.map(({ name, setCode }) => `${name} ${setCode}`)
    }

    test('own keys are about the requesting user', async () => {
      const [mine, theirs] = [await search(member, 'copies>=4'), await search(other, 'copies>=4')]
      expect(mine).toEqual(['Goblin Guide zen'])
      expect(theirs).toEqual([])
    })

    test('a card that is owned in any printing is none of those that are not', async () => {
      const [mine, theirs] = [
        await search(member, 'owned:0 "goblin"'),
        await search(other, 'owned:0 "goblin"'),
      ]
      expect(mine).not.toContain('Goblin Guide zen')
      expect(mine).not.toContain('Goblin Guide mm3')
      expect(mine).toContain('Goblin King lea')
      expect(theirs).toContain('Goblin Guide zen')
      expect(await search(member, 'owned>=4')).toContain('Goblin Guide mm3')
    })
  })
})

test('a search without own keys looks at nobody’s collection', async () => {
  const app = await testApp('sqlite')
  const member = await collectorIn(app)
  await sql`alter table collection rename to collection_out_of_reach`.execute(app.database.db)
  const plain = { input: { query: 't:goblin' } }
  expect(await member.call(searchCards, plain)).toMatchObject({ warnings: [] })
  const own = { input: { query: 't:goblin owned:0' } }
  expect(await member.refusal(searchCards, own)).toMatchObject({ status: 500 })
  await app.close()
})
