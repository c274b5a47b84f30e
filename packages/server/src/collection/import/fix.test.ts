import { type ImportRow, updateImportRow } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
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
})
