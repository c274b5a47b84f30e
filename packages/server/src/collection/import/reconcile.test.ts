import {
  commitImport,
  getImport,
  type ImportDifferences,
  previewImport,
  undoCollectionChange,
  updateImportRows,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { commit, upload } from '../../test/importer.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const header = 'Quantity,Name,Set,Number,Foil\n'
const before = `${header}4,Goblin Guide,ZEN,126,\n1,Fire // Ice,APC,128,\n`
/** A Goblin Guide less, one in foil more, a Lightning Bolt more, and no Fire // Ice. */
const now = `${header}3,Goblin Guide,ZEN,126,\n1,Goblin Guide,ZEN,126,foil\n2,Lightning Bolt,LEA,161,\n`

const { goblinGuideZendikar: guide, fireIceApocalypse: fire } = printing

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
    await commit(member, (await upload(member, before)).id)
  })

  async function reconcile(content: string, differences: ImportDifferences) {
    const { id } = await upload(member, content)
    const input = { mode: 'reconcile', differences } as const
    const effect = await member.call(previewImport, { params: { id }, input })
    await member.call(commitImport, { params: { id }, input })
    return effect
  }

  test.each([
    ['more', '4 nonfoil, 1 foil', '1 nonfoil', { added: 1, changed: 1, removed: 0 }],
    ['fewer', '3 nonfoil', undefined, { added: 0, changed: 1, removed: 1 }],
    ['both', '3 nonfoil, 1 foil', undefined, { added: 1, changed: 1, removed: 1 }],
  ] as const)(
    'a collection is brought to what a file has %s',
    async (way, guides, fires, effect) => {
      expect(await reconcile(now, way)).toMatchObject(effect)
      const cards = await owned(member)
      expect([cards[guide], cards[fire]]).toEqual([guides, fires])
      expect(Object.keys(cards)).toHaveLength(2 + Number(way === 'more') - Number(way === 'fewer'))
    },
  )

  test('the same file is known again by what stands in it, until its import is undone', async () => {
    const other = await upload(member, now)
    expect(other.importedBefore).toBeNull()
    const again = await upload(member, { content: before, name: 'another name.csv' })
    expect(again.importedBefore).toMatchObject({ changeId: expect.any(String) })
    expect(await reconcile(before, 'more')).toMatchObject({ added: 0, changed: 0, removed: 0 })
    const stranger = await collectorIn(app())
    expect((await upload(stranger, before)).importedBefore).toBeNull()
    const { changeId = '' } = again.importedBefore ?? {}
    await member.call(undoCollectionChange, { params: { id: changeId } })
    const read = await member.call(getImport, { params: { id: again.id } })
    expect(read.importedBefore).toBeNull()
  })

  test('as long as other rows are to be fixed, the file is there to be matched again', async () => {
    const { id } = await upload(member, `${now}1,Nobody At All,ZEN,1,\n`)
    const input = { mode: 'reconcile', differences: 'both' } as const
    await member.call(commitImport, { params: { id }, input })
    const read = await member.call(getImport, { params: { id } })
    expect(read).toMatchObject({ isBegun: false, counts: { ready: 3, fix: 1 } })
    expect(await member.call(previewImport, { params: { id }, input })).toMatchObject({
      ...{ added: 0, changed: 0, removed: 0 },
    })
    await member.call(updateImportRows, { params: { id }, input: { leaveOut: 'fix' } })
    await member.call(commitImport, { params: { id }, input })
    expect((await member.call(getImport, { params: { id } })).counts).toMatchObject({ ready: 0 })
    expect((await owned(member))[guide]).toBe('3 nonfoil, 1 foil')
  })

  test('what is begun can only be added to', async () => {
    const { id } = await upload(member, `${header}1,Goblin Guide,ZEN,126,\n1,Nobody,ZEN,1,\n`)
    await commit(member, id)
    const payload = { params: { id }, input: { mode: 'reconcile' } } as const
    expect(await member.refusal(commitImport, payload)).toMatchObject({ code: 'import_begun' })
  })
})
