import {
  addToCollection,
  commitImport,
  getCollectionStats,
  getImport,
  type ImportMode,
  type ImportScope,
  limits,
  listCollection,
  listCollectionChanges,
  listImports,
  previewImport,
  removeFromCollection,
  updateImportRow,
  updateImportRows,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { fillCollection } from '../../test/full-collection.ts'
import { commit, rowInWords, rowsOf, upload } from '../../test/importer.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const {
  goblinGuideZendikar: guide,
  lightningBoltAlpha: bolt,
  swordsMysticalArchive: swords,
} = printing

const list = `4 Goblin Guide (ZEN) 126 *F*
2 Swords to Plowshares (STA) 10
1 Swords to Plowshares (STA) 10 *E*`

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const add = (scryfallId: string, quantity: number) =>
    member.call(addToCollection, { input: { scryfallId, quantity } })
  const effect = (id: string, mode: ImportMode) =>
    member.call(previewImport, { params: { id }, input: { mode } })
  const refusal = (id: string, mode: ImportMode) =>
    member.refusal(commitImport, { params: { id }, input: { mode } })

  test('merging adds to what is there', async () => {
    await add(guide, 2)
    await add(bolt, 1)
    const { id } = await upload(member, list)
    expect(await effect(id, 'merge')).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
      printingsBefore: 2,
      printingsAfter: 3,
      copiesBefore: 3,
      copiesAfter: 10,
      copiesWithoutRoom: 0,
      printingsWithoutRoom: 0,
    })
    await commit(member, id)
    expect(await owned(member)).toEqual({
      [guide]: '2 nonfoil, 4 foil',
      [bolt]: '1 nonfoil',
      [swords]: '2 nonfoil, 1 etched',
    })
  })

  test('replacing puts the file in the place of all that is there', async () => {
    await add(guide, 2)
    await add(bolt, 1)
    const [before] = (await member.call(listCollection)).filter((one) => one.scryfallId === guide)
    app().clock.moveForward(60_000)
    const { id } = await upload(member, list)
    expect(await effect(id, 'replace')).toEqual({
      added: 1,
      changed: 1,
      removed: 1,
      printingsBefore: 2,
      printingsAfter: 2,
      copiesBefore: 3,
      copiesAfter: 7,
      copiesWithoutRoom: 0,
      printingsWithoutRoom: 0,
    })
    expect(await commit(member, id, { mode: 'replace' })).toMatchObject({ printings: 3 })
    expect(await owned(member)).toEqual({ [guide]: '4 foil', [swords]: '2 nonfoil, 1 etched' })
    const [after] = (await member.call(listCollection)).filter((one) => one.scryfallId === guide)
    expect(after).toMatchObject({ id: before?.id, addedAt: before?.addedAt })
  })

  test('replacing what is there with the same changes nothing', async () => {
    await commit(member, (await upload(member, list)).id)
    const before = await member.call(listCollection)
    const { id } = await upload(member, list)
    expect(await effect(id, 'replace')).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(await commit(member, id, { mode: 'replace' })).toMatchObject({ printings: 0 })
    expect(await member.call(listCollection)).toEqual(before)
    expect((await member.call(listCollectionChanges)).total).toBe(1)
  })

  test('rows to be fixed stay behind, and then can only be added', async () => {
    await add(bolt, 1)
    const { id } = await upload(member, `${list}\n3 No Such Thing At All`)
    expect(await commit(member, id)).toMatchObject({ printings: 2, rowsLeft: 1 })
    const left = await member.call(getImport, { params: { id } })
    expect(left).toMatchObject({ isBegun: true, totalRows: 4, counts: { rows: 1, fix: 1 } })
    expect(await refusal(id, 'merge')).toMatchObject({ status: 409, code: 'import_nothing_ready' })
    const input = { scryfallId: bolt }
    await member.call(updateImportRow, { params: { id, number: '4' }, input })
    expect(await refusal(id, 'replace')).toMatchObject({ status: 409, code: 'import_begun' })
    const replacing = { params: { id }, input: { mode: 'replace' } }
    expect(await member.refusal(previewImport, replacing)).toMatchObject({ code: 'import_begun' })
    expect(await commit(member, id)).toMatchObject({ printings: 1, rowsLeft: 0 })
    expect(await owned(member)).toMatchObject({ [bolt]: '4 nonfoil', [guide]: '4 foil' })
    expect(await refusal(id, 'merge')).toMatchObject({ status: 404, code: 'import_not_found' })
  })

  test('doubtful rows stay behind unless they are wanted', async () => {
    const { id } = await upload(member, `2 Lightning Bolt (LEA) 161\n1 Swords to Plowshares`)
    const wanted = (scope: ImportScope) =>
      member.call(previewImport, { params: { id }, input: { mode: 'merge', scope } })
    expect([await effect(id, 'merge'), await wanted('ready')]).toMatchObject([
      ...[
        { added: 1, copiesAfter: 2 },
        { added: 1, copiesAfter: 2 },
      ],
    ])
    expect(await wanted('doubtful')).toMatchObject({ added: 2, copiesAfter: 3 })
    expect(await commit(member, id)).toMatchObject({ printings: 1, rowsLeft: 1 })
    expect(await owned(member)).toEqual({ [bolt]: '2 nonfoil' })
    expect(await refusal(id, 'merge')).toMatchObject({ code: 'import_nothing_ready' })
    expect(await commit(member, id, { scope: 'doubtful' })).toMatchObject({ rowsLeft: 0 })
    expect(Object.keys(await owned(member))).toHaveLength(2)
  })

  test('nothing ready does nothing, and is shown so', async () => {
    await add(bolt, 1)
    const { id } = await upload(member, list)
    for (const number of ['1', '2', '3']) {
      await member.call(updateImportRow, { params: { id, number }, input: { isLeftOut: true } })
    }
    expect(await effect(id, 'replace')).toMatchObject({ removed: 0, copiesAfter: 1 })
    expect(await refusal(id, 'replace')).toMatchObject({ code: 'import_nothing_ready' })
    expect(await owned(member)).toEqual({ [bolt]: '1 nonfoil' })
  })

  describe('more than 99 copies of a printing', () => {
    const many =
      '3 Goblin Guide (ZEN) 126\n2 Goblin Guide (ZEN) 126 *F*\n1 Lightning Bolt (LEA) 161'

    test('those without room stay behind, to be looked at', async () => {
      await add(guide, 95)
      const { id } = await upload(member, many)
      expect(await effect(id, 'merge')).toMatchObject({ copiesAfter: 100, copiesWithoutRoom: 1 })
      expect(await commit(member, id)).toMatchObject({ printings: 2, rowsLeft: 1 })
      expect(await owned(member)).toEqual({ [guide]: '98 nonfoil, 1 foil', [bolt]: '1 nonfoil' })
      const [row, ...others] = await rowsOf(member, id)
      expect(others).toEqual([])
      expect(row && rowInWords(row)).toBe('2 fix no_room: 1 Goblin Guide (zen) 126 foil NM en')
      expect(row?.sentences).toEqual([
        '1 of these copies have no room: a printing can have up to 99.',
      ])
    })

    test('rows that found none are tried again when their owner says so', async () => {
      await add(guide, 99)
      const { id } = await upload(member, many)
      expect(await commit(member, id)).toMatchObject({ printings: 1, rowsLeft: 2 })
      await member.call(updateImportRows, { params: { id }, input: { leaveOut: 'fix' } })
      await member.call(updateImportRows, { params: { id }, input: { takeIn: 'own_wish' } })
      expect(await refusal(id, 'merge')).toMatchObject({ code: 'import_nothing_ready' })
      const params = { id, number: '1' }
      await member.call(updateImportRow, { params, input: { scryfallId: swords, quantity: 2 } })
      await commit(member, id)
      expect(await owned(member)).toMatchObject({ [guide]: '99 nonfoil', [swords]: '2 nonfoil' })
    })

    test('an import whose copies all exceed the limit is not started', async () => {
      await add(guide, 99)
      const { id } = await upload(member, '1 Goblin Guide (ZEN) 126')
      expect(await commit(member, id)).toMatchObject({ printings: 0, rowsLeft: 1 })
      const left = await member.call(getImport, { params: { id } })
      expect(left).toMatchObject({ isBegun: false, counts: { fix: 1 } })
    })
  })

  describe('more printings than the collection can have', () => {
    beforeEach(async () => {
      const { db } = app().database
      await fillCollection(db, member.account.id, limits.collectionPrintings - 1)
    })

    test('those without room stay behind, until others are gone', async () => {
      const { id } = await upload(member, list)
      expect(await effect(id, 'merge')).toMatchObject({
        added: 1,
        printingsAfter: limits.collectionPrintings,
        printingsWithoutRoom: 1,
        copiesWithoutRoom: 0,
      })
      expect(await commit(member, id)).toMatchObject({ printings: 1, rowsLeft: 2 })
      const there = await owned(member)
      expect([there[guide], there[swords]]).toEqual(['4 foil', undefined])
      const left = await rowsOf(member, id)
      expect(left.map(rowInWords)).toEqual([
        '2 fix collection_full: 2 Swords to Plowshares (sta) 10 nonfoil NM en',
        '3 fix collection_full: 1 Swords to Plowshares (sta) 10 etched NM en',
      ])
      expect(left[0]?.sentences).toEqual([
        'Your collection has no room for another printing: it can have up to 20,000.',
      ])
      await member.call(removeFromCollection, { params: { scryfallId: 'card-7' } })
      await member.call(updateImportRow, { params: { id, number: '3' }, input: { quantity: 1 } })
      expect(await commit(member, id)).toMatchObject({ printings: 1, rowsLeft: 1 })
      expect(await owned(member)).toMatchObject({ [guide]: '4 foil', [swords]: '1 etched' })
    })

    test('an import whose printings all exceed the limit is not started', async () => {
      await add(bolt, 1)
      const { id } = await upload(member, list)
      expect(await commit(member, id)).toMatchObject({ printings: 0, rowsLeft: 3 })
      const left = await member.call(getImport, { params: { id } })
      expect(left).toMatchObject({ isBegun: false, counts: { fix: 3 } })
    })

    test('there is room for those that take the place of all others', async () => {
      const { id } = await upload(member, list)
      expect(await effect(id, 'replace')).toMatchObject({ printingsWithoutRoom: 0 })
      await commit(member, id, { mode: 'replace' })
      expect(await member.call(getCollectionStats)).toMatchObject({ uniquePrintings: 2 })
      expect(await member.call(listImports)).toEqual([])
    })
  })

  test('an import that there is not is none to commit or look at', async () => {
    const missing = { status: 404, code: 'import_not_found' }
    expect(await refusal(unknownPrinting, 'merge')).toMatchObject(missing)
    const requested = { params: { id: unknownPrinting }, input: { mode: 'merge' } }
    expect(await member.refusal(previewImport, requested)).toMatchObject(missing)
  })
})
