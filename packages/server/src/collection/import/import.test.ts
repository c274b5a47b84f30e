import { randomUUID } from 'node:crypto'
import {
  deleteImport,
  getImport,
  listCollection,
  listCollectionChanges,
  listImportRows,
  listImports,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { presentCards } from '../../cards/present.ts'
import { fixture } from '../../test/card-list-fixtures/index.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { inWords, owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, merge } from '../../test/id-migrations.ts'
import { commit, rowInWords, rowsOf, upload } from '../../test/importer.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const burn = `4 Goblin Guide (ZEN) 126 *F*
1 Swords to Plowshares (STA) 10 *E*
2 Lightning Bolt (LEA) 161`

/** The columns of our own lists. */
const ourHeader =
  'Quantity,Name,Set Code,Set Name,Collector Number,Finish,Condition,Language,Rarity,Added,Price USD,Scryfall ID'

/** What of a file is in the collection afterwards; nothing else is. */
const files: [name: string, format: string, copies: Record<string, string>][] = [
  [
    'moxfield.csv',
    'moxfield',
    {
      'Lightning Bolt a25 141': '4 nonfoil',
      'Jace, the Mind Sculptor 2xm 334': '1 foil LP de',
      'Séance dka 20': '2 nonfoil MP fr',
      'Fire // Ice uma 225': '1 nonfoil HP zhs',
      'Counterspell sta 15': '1 etched NM ja',
      'Delver of Secrets // Insectile Aberration mid 47': '1 nonfoil D en',
    },
  ],
  [
    'archidekt.csv',
    'archidekt',
    {
      'Sol Ring znc 120': '2 nonfoil',
      "Atraxa, Praetors' Voice 2xm 190": '1 foil LP de',
      'Lightning Bolt sta 42': '1 etched MP ja',
      'Bonecrusher Giant // Stomp eld 115': '4 nonfoil HP zhs',
      'Jötun Grunt csp 8': '1 nonfoil D ko',
    },
  ],
  [
    'manabox-collection.csv',
    'manabox',
    { 'Goblin Guide zen 126': '1 foil NM it', 'Counterspell tmp 57': '4 nonfoil MP en' },
  ],
  [
    'manafolio.csv',
    'manafolio',
    {
      'Lightning Bolt a25 141': '4 nonfoil',
      "Jace, Vryn's Prodigy // Jace, Telepath Unbound ori 60": '1 foil LP de',
      'Counterspell sta 15': '1 etched MP ja',
      'Jötun Grunt csp 8': '2 nonfoil HP fr',
      'Sol Ring ltc 409': '1 nonfoil D qya',
    },
  ],
]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  /** What a user owns, by the names of the printings. */
  async function ownedByName() {
    const catalogue = app().catalogue.current()
    const entries = await member.call(listCollection)
    return Object.fromEntries(
      entries.map(({ scryfallId, variants }) => {
        const known = catalogue.printingById.get(scryfallId)
        const [card] = known === undefined ? [] : presentCards(catalogue, [known])
        return [`${card?.name} ${card?.setCode} ${card?.collectorNumber}`, inWords(variants)]
      }),
    )
  }

  test('a list is read and shown, and nothing is in the collection before it is put there', async () => {
    const read = await upload(member, { name: 'burn.txt', content: burn })
    expect(read).toMatchObject({
      fileName: 'burn.txt',
      format: 'text',
      startedAt: '2026-08-15T12:00:00.000Z',
      totalRows: 3,
      isBegun: false,
      counts: { rows: 3, ready: 3, readyCopies: 7, doubtful: 0, fix: 0, leftOut: [] },
    })
    expect((await rowsOf(member, read.id)).map(rowInWords)).toEqual([
      '1 ready: 4 Goblin Guide (zen) 126 foil NM en',
      '2 ready: 1 Swords to Plowshares (sta) 10 etched NM en',
      '3 ready: 2 Lightning Bolt (lea) 161 nonfoil NM en',
    ])
    expect(await owned(member)).toEqual({})
    expect(await commit(member, read.id)).toMatchObject({ printings: 3, rowsLeft: 0 })
    expect(await ownedByName()).toEqual({
      'Goblin Guide zen 126': '4 foil',
      'Swords to Plowshares sta 10': '1 etched',
      'Lightning Bolt lea 161': '2 nonfoil',
    })
    expect(await member.call(listImports)).toEqual([])
  })

  test.each(files)('%s comes into the collection with all that it says', async (...file) => {
    const [name, format, copies] = file
    const read = await upload(member, { name, content: fixture(name) })
    expect(read).toMatchObject({ fileName: name, format, counts: { fix: 0 } })
    await commit(member, read.id)
    expect(await ownedByName()).toEqual(copies)
  })

  test('a row tells its printing, where it stands, and all that it says', async () => {
    const { id } = await upload(member, { name: 'moxfield.csv', content: fixture('moxfield.csv') })
    const jace = (await rowsOf(member, id))[1]
    expect(jace).toMatchObject({
      number: 2,
      line: 3,
      card: {
        scryfallId: 'ec386bc3-137b-49b5-8380-8daff470f0bc',
        cardName: 'Jace, the Mind Sculptor',
        setName: 'Double Masters',
        finishes: ['nonfoil', 'foil'],
        imageUrl: expect.stringMatching(/^https:.*ec386bc3-137b-49b5-8380-8daff470f0bc/),
      },
      certainty: 'number',
      doubt: null,
      suggestions: [],
    })
    expect(jace?.cells).toContainEqual({ column: 'Purchase Price', text: '61.50' })
    expect(jace?.cells).toContainEqual({ column: 'Condition', text: 'Good (Lightly Played)' })
  })

  test('days of the file are those of new entries, and entries that are there keep theirs', async () => {
    const { id } = await upload(member, { content: fixture('manafolio.csv') })
    await commit(member, id)
    app().clock.moveForward(60_000)
    const more = 'Quantity,Name,Set code,Added\n1,Lightning Bolt,a25,2020-01-01\n1,Sol Ring,znc,'
    await commit(member, (await upload(member, more)).id)
    const entries = await member.call(listCollection)
    const days = entries.map(({ quantity, addedAt }) => `${quantity} ${addedAt}`)
    expect(days).toEqual(
      expect.arrayContaining(['5 2026-01-15T10:30:00.000Z', '2 2026-02-01T08:00:00.000Z']),
    )
    expect(days[0]).toBe(`1 ${app().clock.now().toISOString()}`)
  })

  describe('printings of which little is known', () => {
    const ours = `${ourHeader}\n2,,,,,foil,LP,de,,,,${unknownPrinting}`

    test('come back from our own list as they were', async () => {
      const { id } = await upload(member, ours)
      const [row] = await rowsOf(member, id)
      expect(row).toMatchObject({
        state: 'ready',
        card: { scryfallId: unknownPrinting, cardName: null, finishes: [] },
        sentences: ['Our catalogue does not know this printing yet.'],
      })
      await commit(member, id)
      expect(await owned(member)).toEqual({ [unknownPrinting]: '2 foil LP de' })
    })

    test('are to be fixed when another tool names them', async () => {
      const { id } = await upload(member, `Quantity,Scryfall ID\n2,${unknownPrinting}`)
      const [row] = await rowsOf(member, id)
      expect(row).toMatchObject({ state: 'fix', problem: 'unknown_id', card: null, finish: null })
      expect(row?.sentences[0]).toContain(`“${unknownPrinting}”`)
    })
  })

  test('an id from before a merge leads to the printing that there is now', async () => {
    const old = randomUUID()
    await apply(app(), [merge(old, printing.goblinGuideZendikar)])
    const { id } = await upload(member, `Quantity,Scryfall ID,Foil\n2,${old},foil`)
    const [row] = await rowsOf(member, id)
    expect(row?.sentences).toEqual([
      'The card-data service has given this printing another id since.',
    ])
    await commit(member, id)
    expect(await owned(member)).toEqual({ [printing.goblinGuideZendikar]: '2 foil' })
  })

  test('a printing that is merged while its row waits comes in under its new id', async () => {
    const { id } = await upload(member, '1 Fire // Ice (APC) 128')
    await apply(app(), [merge(printing.fireIceApocalypse, 'fire-now')])
    await commit(member, id)
    expect(await owned(member)).toEqual({ 'fire-now': '1 nonfoil' })
  })

  test('among very many rows too, those that were merged come in under their new ids', async () => {
    const ids = Array.from({ length: 600 }, () => randomUUID())
    const lines = ids.map((id) => `1,,,,,foil,,,,,,${id}`)
    const { id } = await upload(member, [ourHeader, ...lines].join('\n'))
    const [first = '', ...others] = ids
    await apply(app(), [merge(first, 'first-now'), merge(randomUUID(), 'of-no-row')])
    await commit(member, id)
    const there = Object.fromEntries([...others, 'first-now'].map((id) => [id, '1 foil']))
    expect(await owned(member)).toEqual(there)
  })

  test('rows are reported page by page, and by what they are', async () => {
    const lines = Array.from({ length: 52 }, (_, i) => `${i % 2 ? 1 : '?'},Goblin Guide,zen,126`)
    const { id } = await upload(member, `Quantity,Name,Set code,Number\n${lines.join('\n')}`)
    const page = (input: object) => member.call(listImportRows, { params: { id }, input })
    const all = await page({})
    expect(all).toMatchObject({ total: 52, hasMore: true })
    expect(all.rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    )
    const rest = await page({ page: 2 })
    expect(rest).toMatchObject({ total: 52, hasMore: false })
    expect(rest.rows.map(({ number }) => number)).toEqual([51, 52])
    const ready = await page({ show: 'ready' })
    expect(ready).toMatchObject({ total: 26, hasMore: false })
    expect(new Set(ready.rows.map(({ state }) => state))).toEqual(new Set(['ready']))
    expect(await page({ show: 'fix' })).toMatchObject({ total: 26 })
    expect(await page({ show: 'left_out' })).toMatchObject({ total: 0, rows: [] })
  })

  test('rows worth a look are those found by less than they say, with what may be meant', async () => {
    const { id, counts } = await upload(member, '4 Goblin Guide\n1 Lightning Bolt (LEA) 161')
    expect(counts).toMatchObject({ ready: 1, doubtful: 1 })
    const [row, ...others] = await rowsOf(member, id, 'doubtful')
    expect(others).toEqual([])
    expect(row).toMatchObject({ card: { cardName: 'Goblin Guide' }, certainty: 'name' })
    const suggested = row?.suggestions.map(({ scryfallId }) => scryfallId) ?? []
    expect(suggested).toContain(printing.goblinGuideZendikar)
    expect(suggested).not.toContain(row?.card?.scryfallId)
    expect(suggested.length).toBeLessThanOrEqual(5)
  })

  test('imports are listed newest first, until they are forgotten', async () => {
    const first = await upload(member, { name: 'first.txt', content: burn })
    app().clock.moveForward(60_000)
    const second = await upload(member, { name: 'second.txt', content: burn })
    expect(await member.call(listImports)).toEqual([second, first])
    expect(await member.call(getImport, { params: { id: first.id } })).toEqual(first)
    await member.call(deleteImport, { params: { id: second.id } })
    expect(await member.call(listImports)).toEqual([first])
    const gone = await member.refusal(getImport, { params: { id: second.id } })
    expect(gone).toMatchObject({ status: 404, code: 'import_not_found' })
    expect(await owned(member)).toEqual({})
  })

  test('the history tells of the file', async () => {
    const { id } = await upload(member, { name: 'Meine Karten – Büro.txt', content: burn })
    const { changeId } = await commit(member, id)
    const { changes } = await member.call(listCollectionChanges)
    expect(changes).toMatchObject([
      { id: changeId, kind: 'import', fileName: 'Meine Karten – Büro.txt', printings: 3 },
    ])
    expect(changes[0]?.entries.map(({ cardName }) => cardName)).toContain('Goblin Guide')
  })
})
