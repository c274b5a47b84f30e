import {
  getCollectionStats,
  getImport,
  getUserSettings,
  listImportSets,
  previewImport,
  updateImportRows,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { fixture } from '../../test/card-list-fixtures/index.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { commit, rowInWords, rowsOf, upload } from '../../test/importer.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const header = 'Quantity,Name,Set code,Collector number,Foil,Condition,Language\n'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const updateRows = (id: string, input: object) =>
    member.call(updateImportRows, { params: { id }, input })

  test('those left out for a reason come in, and no others', async () => {
    const content = fixture('manabox-collection.csv')
    const { id, counts } = await upload(member, { content })
    expect(counts.leftOut).toEqual([
      { omission: 'wishlist', rows: 1 },
      { omission: 'deck', rows: 1 },
    ])
    const now = await updateRows(id, { takeIn: 'deck' })
    expect(now.counts).toMatchObject({ ready: 3, leftOut: [{ omission: 'wishlist', rows: 1 }] })
    await commit(member, id)
    const there = await owned(member)
    expect(there[printing.goblinGuideZendikar]).toBe('2 foil NM it')
    expect(Object.keys(there)).toHaveLength(2) // no Black Lotus
    expect((await rowsOf(member, id)).map(rowInWords)).toEqual([
      '3 left_out wishlist: 1 Black Lotus (lea) 232 nonfoil NM en',
    ])
  })

  test('what they would do is looked at anew once they are others', async () => {
    const { id } = await upload(member, { content: fixture('manabox-collection.csv') })
    const input = { mode: 'merge', scope: 'doubtful' } as const
    const look = () => member.call(previewImport, { params: { id }, input })
    const before = await look()
    expect(await look()).toEqual(before)
    await updateRows(id, { takeIn: 'deck' })
    const after = await look()
    expect(after.copiesAfter).toBeGreaterThan(before.copiesAfter)
    await commit(member, id)
    const copies = await member.call(getCollectionStats)
    expect(copies.totalCards).toBe(after.copiesAfter)
  })

  test('those to be fixed are left out, and are to be fixed again when they are taken in', async () => {
    const { id } = await upload(member, `${header}1,Goblin Guide,zen,126,,,\n?,Sol Ring,znc,,,,`)
    const before = await rowsOf(member, id)
    const { counts } = await updateRows(id, { leaveOut: 'fix' })
    expect(counts).toMatchObject({
      ready: 1,
      fix: 0,
      leftOut: [{ omission: 'own_wish', rows: 1 }],
    })
    const [out] = await rowsOf(member, id, 'left_out')
    expect(out?.sentences).toHaveLength(2)
    await updateRows(id, { takeIn: 'own_wish' })
    expect(await rowsOf(member, id)).toEqual(before)
    expect(await member.call(getImport, { params: { id } })).toMatchObject({
      counts: { ready: 1, fix: 1, leftOut: [] },
    })
  })

  /** Guesses among printings, and a name that is not the card’s. */
  const doubtful = `${header}1,Sol Ring,,,,,\n2,Goblin Guide,,,,,\n1,Sol Rign,zen,126,,,
120,Goblin Guide,zen,126,,,\n3,Lightning Bolt,lea,161,,,`

  test('those that are doubtful for one reason are confirmed, or left out', async () => {
    const { id, counts } = await upload(member, doubtful)
    expect(counts).toMatchObject({ ready: 1, readyCopies: 3, doubtful: 2, doubtfulCopies: 3 })
    expect(counts.doubts).toEqual([{ doubt: 'several_printings', rows: 2 }])
    const out = await updateRows(id, { leaveOut: 'doubtful', reason: 'other_set' })
    expect(out.counts).toEqual(counts)
    const now = await updateRows(id, { confirm: 'several_printings' })
    expect(now.counts).toMatchObject({ ready: 3, doubtful: 0, doubts: [], fix: 2 })
    const [row] = await rowsOf(member, id, 'ready')
    expect(row).toMatchObject({
      certainty: 'chosen',
      doubt: null,
      card: { cardName: 'Sol Ring' },
    })
  })

  test('another name than the card’s is wrong until it is confirmed, and 120 copies are 99', async () => {
    const { id, counts } = await upload(member, doubtful)
    expect(counts.problems).toEqual([
      { problem: 'too_many_copies', rows: 1 },
      { problem: 'wrong_name', rows: 1 },
    ])
    expect((await rowsOf(member, id, 'fix')).map(rowInWords)).toEqual([
      '3 fix wrong_name: 1 Goblin Guide (zen) 126 nonfoil NM en',
      '4 fix too_many_copies: ? Goblin Guide (zen) 126 nonfoil NM en',
    ])
    const [wrong] = await rowsOf(member, id, 'fix')
    expect(wrong?.sentences).toEqual([
      'The list says “Sol Rign”, which is not the name of this card.',
    ])
    await updateRows(id, { confirm: 'wrong_name' })
    expect((await updateRows(id, { takeMost: 'too_many_copies' })).counts).toMatchObject({
      ready: 3,
      fix: 0,
    })
    await updateRows(id, { leaveOut: 'doubtful' })
    expect((await rowsOf(member, id)).map(rowInWords)).toEqual([
      '1 left_out own_wish: 1 Sol Ring (znc) 120 nonfoil NM en',
      '2 left_out own_wish: 2 Goblin Guide (mm3) 96 nonfoil NM en',
      '3 ready: 1 Goblin Guide (zen) 126 nonfoil NM en',
      '4 ready: 99 Goblin Guide (zen) 126 nonfoil NM en',
      '5 ready: 3 Lightning Bolt (lea) 161 nonfoil NM en',
    ])
  })

  test('doubtful rows of one set are confirmed or left out together', async () => {
    const rows = ['1,Goblin Guide,,,,,', '2,Goblin Guide,,,,,', '3,Lightning Bolt,,,,,']
    const { id, counts } = await upload(member, header + rows.join('\n'))
    expect(counts.doubts).toEqual([{ doubt: 'several_printings', rows: 3 }])
    const doubt = 'several_printings' as const
    const sets = () => member.call(listImportSets, { params: { id }, input: { doubt } })
    const [first, second] = await sets()
    expect([first?.rows, second?.rows]).toEqual([2, 1])
    const [guides = '', bolts = ''] = [first?.setCode, second?.setCode]
    await updateRows(id, { confirm: doubt, setCode: guides })
    expect(await sets()).toEqual([second])
    await updateRows(id, { leaveOut: 'doubtful', reason: doubt, setCode: guides })
    expect((await sets())[0]?.setCode).toBe(bolts)
    const left = { leaveOut: 'doubtful', reason: doubt, setCode: bolts } as const
    expect((await updateRows(id, left)).counts).toMatchObject({ ready: 2, doubtful: 0 })
    const states = (await rowsOf(member, id)).map(({ state }) => state)
    expect(states).toEqual(['ready', 'ready', 'left_out'])
    const strange = { confirm: doubt, setCode: 7 }
    const payload = { params: { id }, input: strange }
    expect(await member.refusal(updateImportRows, payload)).toMatchObject({ status: 400 })
  })

  test('an unknown word is asked for once, and known from then on, also in other files', async () => {
    const rows = ['1,Sol Ring,znc,120,,7,', '2,Goblin Guide,zen,126,,7,', '1,Opt,eld,59,,8,']
    const { id, unknownWords } = await upload(member, header + rows.join('\n'))
    expect(unknownWords).toEqual([
      { about: 'condition', word: '7', rows: 2 },
      { about: 'condition', word: '8', rows: 1 },
    ])
    const word = { about: 'condition', word: '7', means: 'LP' } as const
    const { counts, unknownWords: left } = await updateRows(id, { word })
    expect(counts).toMatchObject({ ready: 2, fix: 1 })
    expect(left).toEqual([{ about: 'condition', word: '8', rows: 1 }])
    expect((await rowsOf(member, id, 'ready')).map(rowInWords)).toEqual([
      '1 ready: 1 Sol Ring (znc) 120 nonfoil LP en',
      '2 ready: 2 Goblin Guide (zen) 126 nonfoil LP en',
    ])
    const later = await upload(member, header + rows.join('\n'))
    expect(later.counts).toMatchObject({ ready: 2, fix: 1 })
    const other = await upload(await collectorIn(app()), header + rows.join('\n'))
    expect(other.counts).toMatchObject({ ready: 0, fix: 3 })
    await updateRows(later.id, { word: { ...word, means: 'HP' } })
    expect((await member.call(getUserSettings)).importWords).toEqual([{ ...word, means: 'HP' }])
  })

  test('a word for a finish in which a printing does not come is no finish of it', async () => {
    const rows = ['1,Lightning Bolt,lea,161,shiny,,', '1,Goblin Guide,zen,126,shiny,,']
    const { id } = await upload(member, header + rows.join('\n'))
    await updateRows(id, { word: { about: 'finish', word: 'shiny', means: 'foil' } })
    expect((await rowsOf(member, id)).map(rowInWords)).toEqual([
      '1 fix finish_not_printed: 1 Lightning Bolt (lea) 161 foil NM en',
      '2 ready: 1 Goblin Guide (zen) 126 foil NM en',
    ])
  })

  test.each([
    { about: 'condition', word: '0', means: 'foil' },
    { about: 'price', word: '0', means: 'NM' },
    { about: 'finish', word: '', means: 'foil' },
  ])('what no word can mean is refused: %j', async (word) => {
    const { id } = await upload(member, `${header}1,Sol Ring,znc,120,,7,`)
    const refused = await member.refusal(updateImportRows, { params: { id }, input: { word } })
    expect(refused).toMatchObject({ status: 400, code: 'bad_input' })
  })
})
