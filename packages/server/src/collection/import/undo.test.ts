import {
  addToCollection,
  listCollection,
  listCollectionChanges,
  removeFromCollection,
  undoCollectionChange,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { commit, upload } from '../../test/importer.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const {
  goblinGuideZendikar: guide,
  lightningBoltAlpha: bolt,
  swordsMysticalArchive: swords,
} = printing

const list = `4 Goblin Guide (ZEN) 126 *F*
2 Swords to Plowshares (STA) 10`

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
    await add(guide, 2)
    await add(bolt, 1)
    app().clock.moveForward(60_000)
  })

  const add = (scryfallId: string, quantity: number) =>
    member.call(addToCollection, { input: { scryfallId, quantity } })
  const undo = (id: string) => member.call(undoCollectionChange, { params: { id } })

  test.each(['merge', 'replace'] as const)(
    'undoing an import by %s brings back exactly what was, and undoing that the import',
    async (mode) => {
      const before = await member.call(listCollection)
      const { changeId } = await commit(member, (await upload(member, list)).id, { mode })
      const after = await member.call(listCollection)
      expect(after).not.toEqual(before)
      const undone = await undo(changeId)
      expect(undone).toMatchObject({ isPartial: false })
      expect(await member.call(listCollection)).toEqual(before)
      const { changes } = await member.call(listCollectionChanges)
      expect(changes[0]).toMatchObject({ kind: 'undo', undoneKind: 'import', undoes: changeId })
      await undo(undone.changeId)
      expect(await member.call(listCollection)).toEqual(after)
    },
  )

  test('undoing later takes back the import, and leaves what was done since', async () => {
    const { changeId } = await commit(member, (await upload(member, list)).id)
    await add(guide, 1)
    await add(printing.fireIceApocalypse, 3)
    await member.call(removeFromCollection, { params: { scryfallId: bolt } })
    expect(await undo(changeId)).toMatchObject({ printings: 2, isPartial: false })
    expect(await owned(member)).toEqual({
      [guide]: '3 nonfoil',
      [printing.fireIceApocalypse]: '3 nonfoil',
    })
  })

  test('of copies that are gone since, as many are taken back as there are', async () => {
    const { changeId } = await commit(member, (await upload(member, list)).id)
    await member.call(removeFromCollection, { params: { scryfallId: swords } })
    expect(await undo(changeId)).toMatchObject({ isPartial: true })
    expect(await owned(member)).toEqual({ [guide]: '2 nonfoil', [bolt]: '1 nonfoil' })
  })

  test('of two imports each is undone by itself', async () => {
    const first = await commit(member, (await upload(member, list)).id)
    await commit(member, (await upload(member, '1 Goblin Guide (ZEN) 126 *F*')).id)
    await undo(first.changeId)
    expect(await owned(member)).toEqual({ [guide]: '2 nonfoil, 1 foil', [bolt]: '1 nonfoil' })
  })
})
