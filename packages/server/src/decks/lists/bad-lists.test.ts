import { type DeckFormat, limits, type RefusalCode } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { inWords, linesOf, reportOf } from '../../test/deck-lists.ts'

/** The sentences of the last line. */
async function saidOf(list: string, deckFormat?: DeckFormat): Promise<string[]> {
  return (await reportOf(list, deckFormat)).lines.at(-1)?.says ?? []
}

describe('a line that nobody can make a card of is told, and why', () => {
  test.each([
    ['0 Opt', '1 fix: ? Opt (eld) 59', '“0” is no number of copies'],
    ['-3 Opt', '1 fix: ? Opt (eld) 59', '“-3” is no number of copies'],
    ['100 Opt', '1 fix: ? Opt (eld) 59', '“100” is no number of copies'],
    ['1e9 Opt', '1 fix: ? Opt (eld) 59', '“1e9” is no number of copies'],
    ['4 Nobody Ever', '1 fix: 4 ?', 'No card is called “Nobody Ever”.'],
    ['-----', '1 fix: ? ?', '“-----” is not understood as copies of a card.'],
    ['4x', '1 fix: ? ?', '“4x” is not understood as copies of a card.'],
    ['4 Fire (APC) 999', '1 check: 4 Fire // Ice (apc) 128', 'Other printings may be meant'],
    ['4 Opt (ZEN) 126', '1 check: 4 Opt (eld) 59', 'ZEN 126 is another card'],
    ['4 Opt (QQQ)', '1 check: 4 Opt (eld) 59', '“QQQ” is no set that we know'],
    [`4 ${'x'.repeat(2000)}`, '1 fix: ? ?', 'This line is too long to be one of a deck list.'],
    ['Opt', '1 ready: 1 Opt (eld) 59', 'It says no number of copies: one was taken.'],
    ['1 Treasure', '1 left_out: 1 Treasure (tcmr) 12, nowhere', 'Tokens and the like'],
  ])('%s', async (list, told, sentence) => {
    const { lines } = await reportOf(`${list}\n`)
    expect(lines.map(inWords)).toEqual([told])
    expect(lines[0]?.says[0]).toContain(sentence)
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

test('of very many unknown names only the first have suggestions, and the others say so', async () => {
  const names = Array.from({ length: limits.deckListLookups + 2 }, (_, i) => `1 Lightnin Bolt ${i}`)
  const { lines } = await reportOf([...names, '1 Lightnin Bolt 0'].join('\n'))
  const suggested = lines.map(({ suggestions }) => suggestions.length > 0)
  expect(suggested.filter(Boolean)).toHaveLength(limits.deckListLookups + 1)
  expect(suggested.slice(-3)).toEqual([false, false, true])
  expect(lines.at(-2)?.says).toEqual([
    ...[`No card is called “Lightnin Bolt ${limits.deckListLookups + 1}”.`],
    `Cards are suggested for the first ${limits.deckListLookups} such lines alone.`,
  ])
})

describe('commanders', () => {
  const two = 'Commander\n1 Thrasios, Triton Hero\n1 Tymna the Weaver\n\nDeck\n1 Opt\n'

  test('stand in the sideboard of other lists too where the deck lacks just them', async () => {
    const deckOf = (forests: number) =>
      linesOf(`${forests} Forest\n\nSIDEBOARD:\n1 Krenko, Mob Boss (JMP) 339 *F*\n`, 'commander')
    expect((await deckOf(99)).at(-1)).toBe('4 check: 1 Krenko, Mob Boss (jmp) 339, leads')
    expect((await deckOf(98)).at(-1)).toBe('4 ready: 1 Krenko, Mob Boss (jmp) 339, side')
  })

  test('two of them lead together', async () => {
    expect((await linesOf(two, 'commander')).slice(1, 3)).toEqual([
      '2 ready: 1 Thrasios, Triton Hero (c16) 46, leads',
      '3 ready: 1 Tymna the Weaver (c16) 48, commander',
    ])
  })

  test('in Modern they go to the main deck, and the lines say so', async () => {
    const { lines } = await reportOf(two, 'modern')
    expect(lines.slice(1, 3).map(inWords)).toEqual([
      '2 ready: 1 Thrasios, Triton Hero (c16) 46',
      '3 ready: 1 Tymna the Weaver (c16) 48',
    ])
    const sentence = 'Modern decks have no commander: it goes to the main deck.'
    expect(lines.slice(1, 3).map(({ says }) => says)).toEqual([[sentence], [sentence]])
  })

  test('a Background stands beside who leads, wherever it is listed', async () => {
    const list = 'Commander\n1 Raised by Giants\n1 Krenko, Mob Boss (JMP) 339\n'
    for (const format of ['commander', undefined] as const) {
      expect((await linesOf(list, format)).slice(1)).toEqual([
        '2 ready: 1 Raised by Giants (clb) 250, commander',
        '3 ready: 1 Krenko, Mob Boss (jmp) 339, leads',
      ])
    }
  })

  test('what can not lead goes to the main deck, and is to be checked', async () => {
    expect((await linesOf('Commander\n1 Sol Ring (CMM) 703\n', 'commander')).at(-1)).toBe(
      '2 check: 1 Sol Ring (cmm) 703',
    )
    expect(await saidOf('Commander\n1 Sol Ring\n', 'commander')).toContain(
      'It can not be the commander of a deck of this format: it goes to the main deck.',
    )
  })

  test('a whole deck below the heading does not lead', async () => {
    const list = `${two.replace('\n\nDeck', '')}${'1 Sol Ring\n'.repeat(3)}`
    expect((await linesOf(list, 'commander')).slice(1)).toEqual([
      '2 ready: 1 Thrasios, Triton Hero (c16) 46, leads',
      '3 ready: 1 Tymna the Weaver (c16) 48, commander',
      '4 check: 1 Opt (eld) 59',
      ...[5, 6, 7].map((line) => `${line} check: 1 Sol Ring (znc) 120`),
    ])
  })

  test('one that is not found leads all the same, once somebody finds it', async () => {
    expect(await linesOf('Commander\n1 Krenko, Mob Bosss\n', 'commander')).toEqual([
      ...['1 words', '2 fix: 1 ?, leads'],
    ])
  })

  test('a blank line ends the heading, which a deck without one follows', async () => {
    const list = 'Commander\n\n1 Krenko, Mob Boss (JMP) 339\n\n1 Sol Ring (CMM) 703\n'
    expect(await linesOf(list)).toEqual([
      ...['1 words', '3 ready: 1 Krenko, Mob Boss (jmp) 339, leads'],
      '5 ready: 1 Sol Ring (cmm) 703',
    ])
  })

  test('kinds of cards below it are the deck’s', async () => {
    const list = 'Commander\n1 Krenko, Mob Boss (JMP) 339\nArtifacts (1)\n1 Sol Ring (CMM) 703\n'
    expect((await linesOf(list)).at(-1)).toBe('4 ready: 1 Sol Ring (cmm) 703')
  })

  test('Magic Online and Cockatrice have them in the sideboard', async () => {
    const list = '99 Mountain\n\n1 Krenko, Mob Boss\n'
    expect((await linesOf(list, 'commander')).at(-1)).toBe(
      '3 check: 1 Krenko, Mob Boss (jmp) 339, leads',
    )
    expect((await linesOf(list, 'modern')).at(-1)).toBe(
      '3 ready: 1 Krenko, Mob Boss (jmp) 339, side',
    )
    expect((await linesOf('99 Mountain\nSB: 1 Opt\n', 'commander')).at(-1)).toContain(', side')
  })

  test('one above a blank line leads the deck below it', async () => {
    const list = '1 Krenko, Mob Boss (JMP) 339\n\n99 Mountain (VOW) 274\n'
    expect(await linesOf(list)).toEqual([
      '1 check: 1 Krenko, Mob Boss (jmp) 339, leads',
      '3 ready: 99 Mountain (vow) 274',
    ])
  })

  test('a word before a colon files the card behind it', async () => {
    expect(
      await linesOf('Commander: 1 Krenko, Mob Boss (JMP) 339\n1 Sol Ring (CMM) 703\n'),
    ).toEqual(['1 ready: 1 Krenko, Mob Boss (jmp) 339, leads', '2 ready: 1 Sol Ring (cmm) 703'])
  })
})

describe('oathbreakers', () => {
  const list = 'Oathbreaker\n1 Wrenn and Six (MH1) 217\n\nSignature Spell\n1 Shock (STA) 44\n'

  test('a signature spell stands beside the planeswalker', async () => {
    const report = await reportOf(list)
    expect(report.deckFormat).toBe('oathbreaker')
    expect(report.lines.map(inWords)).toEqual([
      ...['1 words', '2 ready: 1 Wrenn and Six (mh1) 217, leads'],
      ...['4 words', '5 ready: 1 Shock (sta) 44, signature_spell'],
    ])
  })

  test('one brings one spell, two of them bring two', async () => {
    const one = `${list}1 Opt\n`
    expect((await linesOf(one)).at(-1)).toBe('6 check: 1 Opt (eld) 59')
    expect(await saidOf(one)).toEqual([
      'A deck has a signature spell for each oathbreaker: it goes to the main deck.',
    ])
    const two = one.replace('\n\n', '\n1 Jace, the Mind Sculptor\n\n')
    expect((await linesOf(two)).slice(-2)).toEqual([
      '6 ready: 1 Shock (sta) 44, signature_spell',
      '7 ready: 1 Opt (eld) 59, signature_spell',
    ])
    expect((await linesOf(`${two}1 Duress\n`)).at(-1)).toMatch(/^8 check: 1 Duress \S+ \d+$/)
  })

  test('a sorcery below the heading of commanders is the spell', async () => {
    const both = 'Commander\n1 Wrenn and Six (MH1) 217\n1 Shock (STA) 44\n'
    expect((await linesOf(both, 'oathbreaker')).slice(1)).toEqual([
      '2 ready: 1 Wrenn and Six (mh1) 217, leads',
      '3 ready: 1 Shock (sta) 44, signature_spell',
    ])
  })

  test('elsewhere there is no such spell', async () => {
    expect((await linesOf(list, 'commander')).at(-1)).toBe('5 ready: 1 Shock (sta) 44')
    expect(await saidOf(list, 'commander')).toEqual([
      'Commander (EDH) decks have no signature spell: it goes to the main deck.',
    ])
  })
})

describe('companions', () => {
  const companion = 'Companion\n1 Lurrus of the Dream-Den (IKO) 226\n\nDeck\n4 Opt\n\nSideboard\n'

  test('a second copy of one in the sideboard counts', async () => {
    const list = `${companion}2 Lurrus of the Dream-Den (MUL) 116\n`
    expect((await linesOf(list)).filter((line) => line.includes('Lurrus'))).toEqual([
      '2 ready: 1 Lurrus of the Dream-Den (iko) 226, companion',
      '8 ready: 1 Lurrus of the Dream-Den (mul) 116, side',
    ])
  })

  test('there is one of them', async () => {
    const list = 'Companion\n1 Lurrus of the Dream-Den (IKO) 226\n1 Yorion, Sky Nomad (IKO) 232\n'
    expect((await linesOf(list)).slice(1)).toEqual([
      '2 ready: 1 Lurrus of the Dream-Den (iko) 226, companion',
      '3 check: 1 Yorion, Sky Nomad (iko) 232, side',
    ])
  })
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
      (await reportOf(bytes)).lines.map(({ says, printing }) => printing?.cardName ?? says[0]),
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
    ['whose XML has no end', '<Deck><Cards Name="Opt" Quantity="1"/>', 'deck_list_broken'],
    [
      'whose XML is crossed',
      '<cockatrice_deck><zone></cockatrice_deck></zone>',
      'deck_list_broken',
    ],
    ['with entities of its own', bomb, 'deck_list_broken'],
    ['that asks for a file', file, 'deck_list_broken'],
    ['of too many lines', '1 Opt\n'.repeat(limits.deckListLines + 1), 'deck_list_too_long'],
    [
      'of too many cards in XML',
      `<Deck>${'<Cards Name="Opt"/>'.repeat(limits.deckListLines + 1)}</Deck>`,
      'deck_list_too_long',
    ],
    ['that is a table of something else', 'Quantity,Colour\n1,red\n', 'import_no_name'],
  ])('%s', async (_, list, code) => {
    await expect(reportOf(list)).rejects.toEqual(new AppError(code))
  })
})

test('cards of XML whose numbers are none are told', async () => {
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
