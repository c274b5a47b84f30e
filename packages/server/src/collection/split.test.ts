import {
  addToCollection,
  getCollectionStats,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { copies, inWords, owned } from '../test/copies.ts'
import { onOneEngine } from '../test/engines.ts'
import { freshId, insertEntry } from '../test/id-migrations.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const swords = printing.swordsMysticalArchive
const params = { scryfallId: swords }

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const add = (scryfallId: string, quantity = 1) =>
    member.call(addToCollection, { input: { scryfallId, quantity } })

  const refusedSplit = (variants: unknown, from?: unknown) =>
    member.refusal(updateVariants, { params, input: { variants, from } })

  test.each([
    ['in nonfoil and others', swords, '2 nonfoil'],
    ['in nonfoil only', printing.lightningBoltAlpha, '2 nonfoil'],
    ['in foil only', printing.krenkoPrerelease, '2 foil'],
    ['in etched only', printing.krenkoEtched, '2 etched'],
    ['in nobody knows what', unknownPrinting, '2 nonfoil'],
  ])('copies of a printing %s are the usual ones', async (_, scryfallId, usual) => {
    const added = await add(scryfallId, 2)
    expect(inWords(added.variants)).toBe(usual)
    expect(await owned(member)).toEqual({ [scryfallId]: usual })
  })

  test('copies can be added with their variants', async () => {
    await add(swords, 2)
    const input = { scryfallId: swords, finish: 'etched', condition: 'LP', language: 'ja' }
    const added = await member.call(addToCollection, { input })
    expect(inWords(added.variants)).toBe('2 nonfoil, 1 etched LP ja')
    expect(added.quantity).toBe(3)
  })

  test('an entry is split, and all that tells a quantity tells the sum', async () => {
    const before = await add(swords, 5)
    const input = { variants: copies('1 etched', '2 foil MP de', '3 nonfoil') }
    const split = await member.call(updateVariants, { params, input })
    expect(split).toEqual({
      scryfallId: swords,
      quantity: 6,
      variants: copies('3 nonfoil', '2 foil MP de', '1 etched'),
    })
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil, 2 foil MP de, 1 etched' })
    const one = await add(swords)
    expect(one).toMatchObject({ id: before.id, addedAt: before.addedAt, quantity: 7 })
    const update = { params, input: { quantity: 2 } }
    expect(await member.call(updateCollectionEntry, update)).toEqual({
      scryfallId: swords,
      quantity: 2,
    })
    expect(await owned(member)).toEqual({ [swords]: '1 foil MP de, 1 etched' })
  })

  test('each finish has its price, whatever the condition and the language', async () => {
    await add(swords)
    const variants = copies('1 nonfoil D ja', '2 foil', '1 etched') // 5.27 + 2 × 14.50 + 13.34
    await member.call(updateVariants, { params, input: { variants } })
    expect(await member.call(getCollectionStats)).toMatchObject({
      totalCards: 4,
      uniquePrintings: 1,
      totalValueUsd: 47.61,
      pricedCards: 4,
    })
  })

  test('a foil without a price is not worth what the nonfoil is', async () => {
    const scryfallId = printing.swordsModernHorizons
    await add(scryfallId)
    const input = { variants: copies('2 nonfoil', '5 foil') }
    await member.call(updateVariants, { params: { scryfallId }, input })
    expect(await member.call(getCollectionStats)).toMatchObject({
      totalCards: 7,
      totalValueUsd: 2.8,
      pricedCards: 2,
    })
  })

  test.each([
    [copies('2 nonfoil')],
    [copies('3 etched')],
    [copies('3 nonfoil LP en')],
    [copies('3 nonfoil NM de')],
    [copies('3 nonfoil', '1 foil')],
  ])('who saw other copies than there are (%j) changes nothing', async (seen) => {
    await add(swords, 3)
    const refused = await refusedSplit(copies('3 foil'), seen)
    expect(refused).toMatchObject({ status: 409, code: 'entry_changed' })
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil' })
  })

  test('who saw the copies that there are, in any order, changes them', async () => {
    await add(swords)
    const two = copies('1 nonfoil', '1 foil')
    await member.call(updateVariants, { params, input: { variants: two } })
    const input = { variants: copies('2 etched'), from: two.toReversed() }
    await member.call(updateVariants, { params, input })
    expect(await owned(member)).toEqual({ [swords]: '2 etched' })
  })

  test.each([
    ['one kind twice', copies('1 foil', '1 foil'), /can occur only once/],
    ['100 copies', copies('99 nonfoil', '1 foil'), /up to 99 copies/],
    ['0 copies of a kind', copies('0 foil'), /whole number from 1 to 99/],
    ['half a copy', [{ ...copies('1 foil')[0], quantity: 0.5 }], /whole number/],
    ['an unknown finish', [{ ...copies('1 foil')[0], finish: 'glossy' }], /Finish must be one of/],
    ['an unknown condition', [{ ...copies('1 foil')[0], condition: 'M' }], /Condition must be/],
    ['an unknown language', [{ ...copies('1 foil')[0], language: 'tlh' }], /Language must be/],
  ])('%s: refused, and nothing is changed', async (_, variants, message) => {
    await add(swords, 3)
    const refused = await refusedSplit(variants)
    expect(refused).toMatchObject({ status: 400, code: 'bad_input' })
    expect(refused.message).toMatch(message)
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil' })
  })

  test('a printing has no copies in a finish that it was never printed in', async () => {
    const scryfallId = printing.krenkoPrerelease
    await add(scryfallId, 2)
    const split = { params: { scryfallId }, input: { variants: copies('1 foil', '1 etched') } }
    const refused = { status: 400, code: 'finish_not_printed' }
    expect(await member.refusal(updateVariants, split)).toMatchObject(refused)
    const input = { scryfallId, finish: 'nonfoil' }
    expect(await member.refusal(addToCollection, { input })).toMatchObject(refused)
    expect(await owned(member)).toEqual({ [scryfallId]: '2 foil' })
  })

  test('a finish that was noted before anybody knew better may stay, but not come back', async () => {
    const scryfallId = printing.goblinGuideZendikar
    await insertEntry(app().database.db, member.account.id, {
      scryfallId,
      quantity: 3,
      variants: '[["etched","NM","en",2]]',
    })
    const split = (variants: unknown) => ({ params: { scryfallId }, input: { variants } })
    await member.call(updateVariants, split(copies('1 nonfoil', '1 foil', '1 etched')))
    expect(await owned(member)).toEqual({ [scryfallId]: '1 nonfoil, 1 foil, 1 etched' })
    await member.call(updateVariants, split(copies('3 nonfoil')))
    expect(await member.refusal(updateVariants, split(copies('3 etched')))).toMatchObject({
      code: 'finish_not_printed',
    })
  })

  test('no copies remove the entry', async () => {
    await add(swords, 3)
    const input = { variants: [] }
    const removed = await member.call(updateVariants, { params, input })
    expect(removed).toEqual({ scryfallId: swords, quantity: 0, variants: [] })
    expect(await owned(member)).toEqual({})
    expect(await refusedSplit(copies('1 foil'))).toMatchObject({ status: 404 })
  })

  test("another user's variants can't be changed", async () => {
    await add(swords, 3)
    const other = await collectorIn(app())
    const input = { variants: copies('1 foil') }
    expect(await other.refusal(updateVariants, { params, input })).toMatchObject({ status: 404 })
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil' })
  })

  test('entries of an old version are of the usual kind', async () => {
    const { db } = app().database
    const unknown = freshId('unknown')
    for (const scryfallId of [swords, printing.krenkoEtched, unknown]) {
      await insertEntry(db, member.account.id, { scryfallId, quantity: 4 })
    }
    expect(await owned(member)).toEqual({
      [swords]: '4 nonfoil',
      [printing.krenkoEtched]: '4 etched',
      [unknown]: '4 nonfoil',
    })
    expect(await member.call(getCollectionStats)).toMatchObject({
      totalValueUsd: 143.84, // 4 × 5.27 + 4 × 30.69
    })
  })

  test.each([
    [6, '3 nonfoil, 2 foil, 1 etched'],
    [2, '1 foil, 1 etched'],
  ])('%i copies by an old version, which tells none apart, are %s', async (quantity, reported) => {
    await add(swords)
    await member.call(updateVariants, {
      params,
      input: { variants: copies('1 nonfoil', '2 foil', '1 etched') },
    })
    await app()
      .database.db.updateTable('collection')
      .set({ quantity })
      .where('user_id', '=', member.account.id)
      .execute()
    expect(await owned(member)).toEqual({ [swords]: reported })
  })
})
