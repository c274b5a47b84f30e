import {
  getImport,
  getUserSettings,
  type ImportRow,
  updateImportRow,
  updateImportRows,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { fixture } from '../../test/card-list-fixtures/index.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { owned } from '../../test/copies.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { apply, freshId, merge } from '../../test/id-migrations.ts'
import { commit, rowInWords, rowsOf, upload } from '../../test/importer.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const header = 'Quantity,Name,Set code,Collector number,Foil,Condition,Language\n'

/** A row with something wrong, what it is, and the correction. */
const fixable: [row: string, problem: string, raw: string, fix: object, fixed: string][] = [
  ['-3,Goblin Guide,zen,126,,,', 'bad_quantity', '-3', { quantity: 3 }, '3 nonfoil'],
  ['1.5,Goblin Guide,zen,126,,,', 'bad_quantity', '1.5', { quantity: 1 }, '1 nonfoil'],
  ['1e9,Goblin Guide,zen,126,,,', 'bad_quantity', '1e9', { quantity: 99 }, '99 nonfoil'],
  ['1,Goblin Guide,zen,126,shiny,,', 'unknown_finish', 'shiny', { finish: 'foil' }, '1 foil'],
  ['1,Goblin Guide,zen,126,etched,,', 'finish_not_printed', '', { finish: 'foil' }, '1 foil'],
  [
    '1,Goblin Guide,zen,126,,Chewed,',
    'unknown_condition',
    'Chewed',
    { condition: 'D' },
    '1 nonfoil D en',
  ],
  [
    '1,Goblin Guide,zen,126,,,Klingon',
    'unknown_language',
    'Klingon',
    { language: 'ja' },
    '1 nonfoil NM ja',
  ],
  [
    '4,Gobelin Guyd,,,foil,LP,de',
    'unknown_card',
    'Gobelin Guyd',
    { scryfallId: printing.goblinGuideZendikar },
    '4 foil LP de',
  ],
]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const fix = (id: string, number: number, input: object) =>
    member.call(updateImportRow, { params: { id, number: String(number) }, input })
  const refusal = (id: string, number: number, input: object) =>
    member.refusal(updateImportRow, { params: { id, number: String(number) }, input })

  async function onlyRow(list: string): Promise<{ id: string; row: ImportRow }> {
    const { id } = await upload(member, list)
    const [row] = await rowsOf(member, id)
    if (!row) throw new Error('the list has no row')
    return { id, row }
  }

  test.each(fixable)('%s is %s, and ready once that is set', async (...given) => {
    const [line, problem, raw, edit, fixed] = given
    const { id, row } = await onlyRow(header + line)
    expect(row).toMatchObject({ state: 'fix', problem })
    expect(row.sentences[0]).toContain(raw && `“${raw}”`)
    const now = await fix(id, 1, edit)
    expect(now).toMatchObject({ state: 'ready', problem: null, sentences: [], cells: row.cells })
    expect((await rowsOf(member, id, 'ready')).map(rowInWords)).toEqual([rowInWords(now)])
    await commit(member, id)
    expect(await owned(member)).toEqual({ [printing.goblinGuideZendikar]: fixed })
  })

  test('what a list names is suggested, and the choice is the owner’s', async () => {
    const { id, row } = await onlyRow('4 Goblin Giude')
    expect(row).toMatchObject({ problem: 'unknown_card', card: null, finish: null })
    expect(row.suggestions.map(({ cardName }) => cardName)).toContain('Goblin Guide')
    const chosen = await fix(id, 1, { scryfallId: printing.goblinGuideZendikar })
    expect(chosen).toMatchObject({ certainty: 'chosen', doubt: null, finish: 'nonfoil' })
    expect(chosen.suggestions).toEqual([])
  })

  test('other printings are suggested when the row’s own is in doubt, not when it is sure', async () => {
    const { row: sure } = await onlyRow(`${header}1,Goblin Guide,zen,126,shiny,,`)
    expect([sure.state, sure.suggestions]).toEqual(['fix', []])
    const { row: other } = await onlyRow(`${header}1,Goblin Guide,zen,126,etched,,`)
    expect(other.suggestions.map(({ cardName }) => cardName)).toContain('Goblin Guide')
    const { row: unsure } = await onlyRow('1 Goblin Guide')
    expect([unsure.state, unsure.doubt]).toEqual(['doubtful', 'several_printings'])
    expect(unsure.suggestions.map(({ collectorNumber }) => collectorNumber)).toContain('126')
  })

  test('a row of no copies is left out, and has to be counted when it is taken in', async () => {
    const { id, row } = await onlyRow(`${header}0,Goblin Guide,zen,126,,,`)
    expect(row).toMatchObject({ state: 'left_out', omission: 'no_copies' })
    expect(row.sentences[0]).toBe('The list counts no copies of it.')
    expect(await fix(id, 1, { isLeftOut: false })).toMatchObject({ problem: 'bad_quantity' })
    expect(await fix(id, 1, { quantity: 2 })).toMatchObject({ state: 'ready', problem: null })
  })

  test('a row with two things wrong is ready when both are set', async () => {
    const { id } = await onlyRow(`${header}4,Gobelin Guyd,,,,Chewed,`)
    const half = await fix(id, 1, { scryfallId: printing.goblinGuideZendikar })
    expect(half).toMatchObject({ state: 'fix', problem: 'unknown_condition' })
    expect(half.sentences).toEqual(['“Chewed” is not a condition that we know.'])
    expect(await fix(id, 1, { condition: 'HP' })).toMatchObject({ state: 'ready', quantity: 4 })
  })

  test('of a row with everything wrong everything is reported, and has to be set', async () => {
    const { id, row } = await onlyRow(`${header}four,Gobelin Guyd,,,shiny,Chewed,Klingon`)
    expect(row.sentences.map((sentence) => /“(.*?)”/.exec(sentence)?.[1])).toEqual([
      ...['four', 'shiny', 'Chewed', 'Klingon', 'Gobelin Guyd'],
    ])
    await fix(id, 1, { scryfallId: printing.goblinGuideZendikar, finish: 'foil' })
    const half = await fix(id, 1, { quantity: 2, condition: 'LP' })
    expect(half).toMatchObject({ state: 'fix', problem: 'unknown_language' })
    expect(rowInWords(await fix(id, 1, { language: 'de' }))).toBe(
      '1 ready: 2 Goblin Guide (zen) 126 foil LP de',
    )
  })

  test('another printing is taken in the row’s finish, or in its usual one', async () => {
    const { id } = await onlyRow('1 Swords to Plowshares (STA) 10 *F*')
    const etched = await fix(id, 1, { scryfallId: printing.krenkoEtched })
    expect(rowInWords(etched)).toBe('1 ready: 1 Krenko, Mob Boss (cmm) 543 etched NM en')
    await fix(id, 1, { scryfallId: printing.goblinGuideZendikar, finish: 'foil' })
    const foil = await fix(id, 1, { scryfallId: printing.krenkoPrerelease })
    expect(rowInWords(foil)).toBe('1 ready: 1 Krenko, Mob Boss (pfdn) 204s foil NM en')
  })

  test('the notes on a printing do not apply to another', async () => {
    const { id, row } = await onlyRow(`${header}1,Lightning Bolt,XXX,9,,,`)
    expect(row).toMatchObject({ doubt: 'unknown_set', certainty: 'name' })
    expect(row.sentences).toHaveLength(1)
    const chosen = await fix(id, 1, { scryfallId: printing.lightningBoltAlpha })
    expect(chosen).toMatchObject({ sentences: [], doubt: null, certainty: 'chosen' })
  })

  test('an id from before a merge is that of the printing there is now', async () => {
    const old = freshId('guide')
    await apply(app(), [merge(old, printing.goblinGuideZendikar)])
    const { id } = await onlyRow('1 Gobelin Guyd')
    const chosen = await fix(id, 1, { scryfallId: old })
    expect(chosen.card?.scryfallId).toBe(printing.goblinGuideZendikar)
  })

  test('what can not be is refused, and changes nothing', async () => {
    const { id, row } = await onlyRow('2 Lightning Bolt (LEA) 161')
    expect(await refusal(id, 1, { finish: 'foil' })).toMatchObject({ code: 'finish_not_printed' })
    const unknown = { scryfallId: unknownPrinting }
    expect(await refusal(id, 1, unknown)).toMatchObject({ status: 404, code: 'card_not_found' })
    expect(await refusal(id, 2, { quantity: 1 })).toMatchObject({ code: 'import_row_not_found' })
    expect(await refusal(unknownPrinting, 1, {})).toMatchObject({ code: 'import_not_found' })
    for (const quantity of [0, -3, 1.5, 1e9]) {
      expect(await refusal(id, 1, { quantity })).toMatchObject({ code: 'bad_input' })
    }
    expect(await rowsOf(member, id)).toEqual([row])
  })

  test('a row that is left out comes in when its owner wants it, as it was', async () => {
    const { id, row } = await onlyRow('2 Lightning Bolt (LEA) 161\n1 Goblin Guide (ZEN) 126')
    const out = await fix(id, 1, { isLeftOut: true })
    expect(out).toMatchObject({ state: 'left_out', omission: 'own_wish', problem: null })
    expect(out.sentences).toEqual(['You left it out.'])
    await fix(id, 1, { quantity: 3 })
    expect(await fix(id, 1, { isLeftOut: false })).toEqual({ ...row, quantity: 3 })
    await fix(id, 1, { isLeftOut: true })
    expect(await commit(member, id)).toMatchObject({ printings: 1, rowsLeft: 1 })
    expect(await owned(member)).toEqual({ [printing.goblinGuideZendikar]: '1 nonfoil' })
  })

  describe('many rows at once', () => {
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
})
