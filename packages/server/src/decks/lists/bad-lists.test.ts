import { limits, type RefusalCode } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { inWords, linesOf, reportOf } from '../../test/deck-lists.ts'

describe('a line that nobody can make a card of is reported, and why', () => {
  test.each([
    ['0 Opt', '1 fix: ? Opt (eld) 59', '“0” is not a number of copies'],
    ['-3 Opt', '1 fix: ? Opt (eld) 59', '“-3” is not a number of copies'],
    ['100 Opt', '1 fix: ? Opt (eld) 59', '“100” is not a number of copies'],
    ['1e9 Opt', '1 fix: ? Opt (eld) 59', '“1e9” is not a number of copies'],
    ['4 Nobody Ever', '1 fix: 4 ?', 'No card is called “Nobody Ever”.'],
    ['-----', '1 fix: ? ?', '“-----” is not understood as copies of a card.'],
    ['4x', '1 fix: ? ?', '“4x” is not understood as copies of a card.'],
    ['4 Fire (APC) 999', '1 check: 4 Fire // Ice (apc) 128', 'The list says number 999, which'],
    ['4 Opt (ZEN) 126', '1 check: 4 Opt (eld) 59', 'ZEN 126 is another card'],
    ['4 Opt (QQQ)', '1 check: 4 Opt (eld) 59', '“QQQ” is not a set that we know'],
    [`4 ${'x'.repeat(2000)}`, '1 fix: ? ?', 'This line is too long to be one of a deck list.'],
    ['Opt', '1 ready: 1 Opt (eld) 59', 'It has no number of copies: one is assumed.'],
    ['1 Treasure', '1 left_out: 1 Treasure (tcmr) 12, nowhere', 'Tokens and the like'],
  ])('%s', async (list, reported, sentence) => {
    const { lines } = await reportOf(`${list}\n`)
    expect(lines.map(inWords)).toEqual([reported])
    expect(lines[0]?.messages[0]).toContain(sentence)
  })
})

test('for a name that is nobody’s there are cards that may be meant, with their printings', async () => {
  const { lines } = await reportOf('1 Lightnin Bolt\n1 Sol Rign (CMM) 1\n1 Xyzzyq\n')
  expect(lines.map(({ suggestions }) => suggestions[0]?.cardName)).toEqual([
    ...['Lightning Bolt', 'Sol Ring', undefined],
  ])
  expect(lines[0]?.suggestions.length).toBeLessThanOrEqual(limits.deckListSuggestions)
  expect(lines[1]?.suggestions[0]).toMatchObject({ setCode: 'cmm', setName: 'Commander Masters' })
})

test('where it is not sure which printing is meant, the others are there to choose', async () => {
  const { lines } = await reportOf('1 Goblin Guide (ZEN) 999\n')
  expect(lines[0]).toMatchObject({ state: 'check', printing: { setCode: 'zen' } })
  const sets = lines[0]?.suggestions.map(({ setCode }) => setCode)
  expect(sets).toEqual(expect.arrayContaining(['mm3', '2xm', 'pgpx']))
  expect(sets).not.toContain('zen')
})

test('of very many unknown names only the first have suggestions, and the others have a note', async () => {
  const names = Array.from({ length: limits.deckListLookups + 2 }, (_, i) => `1 Lightnin Bolt ${i}`)
  const { lines } = await reportOf([...names, '1 Lightnin Bolt 0'].join('\n'))
  const suggested = lines.map(({ suggestions }) => suggestions.length > 0)
  expect(suggested.filter(Boolean)).toHaveLength(limits.deckListLookups + 1)
  expect(suggested.slice(-3)).toEqual([false, false, true])
  expect(lines.at(-2)?.messages).toEqual([
    ...[`No card is called “Lightnin Bolt ${limits.deckListLookups + 1}”.`],
    `Cards are suggested for the first ${limits.deckListLookups} such lines only.`,
  ])
})

test('groups between blank lines are no sideboard, and neither is half a deck', async () => {
  const groups = '4 Goblin Guide\n\n4 Lightning Bolt\n\n16 Mountain\n'
  const halves = '4 Goblin Guide\n4 Lightning Bolt\n\n16 Mountain\n'
  for (const list of [groups, halves]) {
    const lines = await linesOf(list)
    expect(lines.filter((line) => line.endsWith(', side'))).toEqual([])
    expect(lines).toHaveLength(3)
  }
})

test('every line that is not blank is in the report, whatever it says', async () => {
  const words = [
    'About',
    'Name x',
    '# no',
    '// yes',
    '<p>',
    '"',
    '{}',
    '4',
    'SB:',
    '[',
    '\u00a0x',
    '𝒳',
  ]
  const list = words.flatMap((word) => [word, `4 ${word}`, '', `${word} (ZEN) 126`]).join('\n')
  const written = list.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]))
  expect((await reportOf(list)).lines.map(({ line }) => line)).toEqual(written)
})

test('UTF-16 and Windows-1252 are read as UTF-8 is', async () => {
  const list = '1 Jötun Grunt\n1 Lim-Dûl’s Vault\n'
  const utf16 = Buffer.from(`\ufeff${list}`, 'utf16le')
  const windows = Buffer.from(list.replace('’', '\x92'), 'latin1')
  const names = await Promise.all(
    [Buffer.from(list), utf16, windows].map(async (bytes) =>
      (await reportOf(bytes)).lines.map(
        ({ messages, printing }) => printing?.cardName ?? messages[0],
      ),
    ),
  )
  expect(names[0]?.[0]).toBe('Jötun Grunt')
  expect(names[1]).toEqual(names[0])
  expect(names[2]).toEqual(names[0])
})

describe('a list is refused', () => {
  const bomb = `<?xml version="1.0"?>
<!DOCTYPE Deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<Deck><Cards CatID="1" Quantity="4" Name="&b;"/></Deck>`
  const file = `<?xml version="1.0"?>
<!DOCTYPE Deck [<!ENTITY file SYSTEM "file:///etc/hostname">]>
<Deck><Cards CatID="1" Quantity="4" Name="x"/><NetDeckID>&file;</NetDeckID></Deck>`
  const noise = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3)) & 255)
  test.each<[string, string | Uint8Array, RefusalCode]>([
    ['that is empty', '', 'deck_list_empty'],
    ['of blanks', ' \n\t\r\n', 'deck_list_empty'],
    ['of headings alone', 'Deck\n\nSideboard\n// nothing\n', 'deck_list_empty'],
    ['in XML without cards', '<Deck><NetDeckID>0</NetDeckID></Deck>', 'deck_list_empty'],
    ['of bytes', noise, 'deck_list_not_text'],
    ['whose XML has no end', '<Deck><Cards Name="Opt" Quantity="1"/>', 'list_xml_broken'],
    ['whose XML is crossed', '<cockatrice_deck><zone></cockatrice_deck></zone>', 'list_xml_broken'],
    ['with entities of its own', bomb, 'list_xml_broken'],
    ['that asks for a file', file, 'list_xml_broken'],
    ['of too many lines', '1 Opt\n'.repeat(limits.deckListLines + 1), 'deck_list_too_long'],
    [
      'of too many cards in XML',
      `<Deck>${'<Cards Name="Opt"/>'.repeat(limits.deckListLines + 1)}</Deck>`,
      'deck_list_too_long',
    ],
    ['that is a table of something else', 'Quantity,Color\n1,red\n', 'import_no_name'],
    ['that counts in its own words', 'Name,Foil Owned\nOpt,1\n', 'import_unknown_count'],
  ])('%s', async (_, list, code) => {
    await expect(reportOf(list)).rejects.toMatchObject({ code })
  })
})

test('XML cards with invalid quantities are reported', async () => {
  const list = `<Deck>
<Cards CatID="0" Quantity="0" Sideboard="false" Name="Opt"/>
<Cards CatID="x" Quantity="two" Name="Shock"/>
<Cards Name="Goblin Guide"/>
<Cards Quantity="4"/>
<Cards CatID="67196"/>
</Deck>`
  expect(await linesOf(list)).toEqual([
    '2 fix: ? Opt (eld) 59',
    '3 fix: ? Shock (bbd) 184',
    '4 ready: 1 Goblin Guide (mm3) 96',
    '5 fix: ? ?',
    '6 ready: 1 Lightning Bolt (a25) 141',
  ])
})
