import { expect, test } from 'vitest'
import { inWords, linesOf, reportOf } from '../../test/deck-lists.ts'

test('a message with bullets, bold headings and prices', async () => {
  const list = `**Commanders (1):**
* 1 Krenko, Mob Boss $1.50

**Creature (5):**
* 4 Goblin Guide (ZEN) 126 - $4.20
* 1 [[Opp]] $0.10

__Sideboard: 2__
- 2 Shock @ 0,05 €
`
  expect(await linesOf(list, 'commander')).toEqual([
    '1 words',
    '2 ready: 1 Krenko, Mob Boss (jmp) 339, leads',
    '4 words',
    '5 ready: 4 Goblin Guide (zen) 126',
    '6 fix: 1 ?',
    '8 words',
    '9 ready: 2 Shock (bbd) 184, side',
  ])
})

test('a deck of Forge with a shop and pictures', async () => {
  const list = `[metadata]
Name=Burn
Deck Type=constructed
[shop]
Weight=3
[Main]
4 Opt|INV|2
2 Shock|STA|1|[44]
1 Shock|XYZ|1
[Schemes]
1 Goblin Guide|ZEN|1
`
  const report = await reportOf(list)
  expect(report.name).toBe('Burn')
  expect(await linesOf(list)).toEqual([
    ...['1 words', '2 words', '3 words', '4 words', '5 words', '6 words'],
    '7 ready: 4 Opt (inv) 64',
    '8 ready: 2 Shock (sta) 44',
    '9 check: 1 Shock (bbd) 184',
    '10 words',
    '11 left_out: 1 Goblin Guide (zen) 126, nowhere',
  ])
})

test('a deck of XMage with its name, its author and its layout', async () => {
  const layout = `LAYOUT MAIN:(1,2)(CMC,true,50)|(${'[INV:64],'.repeat(200)})`
  const list = `NAME:Burn
AUTHOR:Chandra
4 [INV:64] Opt
2 [STA:44] Nothing
SB: 2 [STA:44] Shock
${layout}
`
  const report = await reportOf(list)
  expect(report.name).toBe('Burn')
  expect(await linesOf(list)).toEqual([
    ...['1 words', '2 words', '3 ready: 4 Opt (inv) 64'],
    '4 check: 2 Shock (sta) 44',
    '5 ready: 2 Shock (sta) 44, side',
    '6 words',
  ])
})

const brawl = (lands: number) => `About
Name Goblins
Format Brawl

Commander
1 Krenko, Mob Boss

Deck
1 Goblin Guide
${lands} Mountain
`

test('a Brawl list of 100 is of the Brawl of MTG Arena, and its format line says so', async () => {
  const report = await reportOf(brawl(98))
  expect(report.deckFormat).toBe('historicbrawl')
  expect(report.lines[2]?.messages).toEqual([
    'This is the format of the deck: with 100 cards it is Brawl (100 cards), for Brawl has 60 here.',
  ])
})

test('a Brawl list of 60 is of Brawl', async () => {
  const report = await reportOf(brawl(58))
  expect(report.deckFormat).toBe('brawl')
  expect(report.lines[2]?.messages).toEqual(['This is the format of the deck.'])
})

test('a list of 100 that is to be of Brawl says which Brawl has so many', async () => {
  const notes = async (lands: number) => {
    const list = brawl(lands).replace('Format Brawl\n', '')
    return (await reportOf(list, 'brawl')).lines.flatMap(({ messages }) => messages)
  }
  const note = 'Brawl has 60 cards here: a list of 100 is of Brawl (100 cards).'
  expect(await notes(98)).toContain(note)
  expect(await notes(58)).not.toContain(note)
})

test.each([
  'Name: Burn\nFormat: Modern\nAuthor: Chandra\n4 Opt\n',
  '**Deck Name:** Burn\n**Format:** modern\n* 4 Opt\n',
  '# Burn\n\n## Format: Modern\n\n1. 4 Opt\n',
  'About\nName Burn\nFormat Modern\n\nDeck\n4 Opt\n',
])('the lines above a list are the name and the format of the deck: %j', async (list) => {
  const report = await reportOf(list)
  expect(report).toMatchObject({ name: 'Burn', deckFormat: 'modern' })
  const cards = report.lines.filter(({ state }) => state !== 'words')
  expect(cards.map(inWords)).toEqual([expect.stringMatching(/^\d ready: 4 Opt \(eld\) 59$/)])
})

test('the first heading of a list is the name of the deck, and others are not', async () => {
  expect((await reportOf('# Goblins\n# Cheap ones\n4 Shock\n')).name).toBe('Goblins')
  expect((await reportOf('4 Shock\n# Goblins\n')).name).toBeNull()
  expect((await reportOf('# 60 cards\n4 Shock\n')).name).toBeNull()
})

test('the lines of a numbered list, and those of a list to tick off, count copies or are one', async () => {
  const list = '1. Skullclamp\n2. 4 Shock\n10) [ ] 2 Opt\n- [x] 1 Sol Ring\n11. Opp\n'
  expect(await linesOf(list)).toEqual([
    '1 ready: 1 Skullclamp (c20) 251',
    '2 ready: 4 Shock (bbd) 184',
    '3 ready: 2 Opt (eld) 59',
    '4 ready: 1 Sol Ring (znc) 120',
    '5 fix: 1 ?',
  ])
})

test.each([
  ['EDH', 'commander'],
  ['Commander / EDH', 'commander'],
  ['Historic Brawl', 'historicbrawl'],
  ['Standard Brawl', 'brawl'],
  ['Pauper EDH', 'paupercommander'],
  ['Old School 93/94', 'oldschool'],
  ['premodern', 'premodern'],
  ['Duel Commander', 'duel'],
  ['Kitchen Table', null],
])('the format %s of a list is %s', async (name, format) => {
  expect((await reportOf(`// Format: ${name}\n4 Opt\n`)).deckFormat).toBe(format)
})

test('an art card with the name of a card is that card, unless the list names its set', async () => {
  const list = '2 Lightning Bolt (STX) 76\n1 Lightning Bolt (ASTX) 76\n1 Goblin (ALA) 7\n'
  const report = await reportOf(list)
  expect(report.lines.map(inWords)).toEqual([
    '1 check: 2 Lightning Bolt (clu) 141',
    '2 left_out: 1 Lightning Bolt // Lightning Bolt (astx) 76, nowhere',
    '3 left_out: 1 Goblin (tala) 7, nowhere',
  ])
  expect(report.lines[0]?.messages).toContain(
    'It was not found in “STX”: the card was found by its name.',
  )
})

test('categories of Archidekt and tags of Moxfield come with their cards', async () => {
  const categoriesOf = async (list: string) =>
    (await reportOf(list)).lines.map(({ state, categories }) => [state, categories])
  const archidekt = `1x Sol Ring (c21) 263 *F* [Ramp,Staples]
4x Opt (inv) 64 [Sideboard{noDeck},Draw] ^Have,#37d67a^
1x Shock (sta) 44 [Perhaps{noDeck}{noPrice},Removal]
1x Goblin Guide (zen) 126 [Creature]
`
  expect(await categoriesOf(archidekt)).toEqual([
    ['check', ['Ramp', 'Staples']],
    ['ready', ['Draw']],
    ['ready', ['Perhaps', 'Removal']],
    ['ready', ['Creature']],
  ])
  const moxfield = `1 Opt (INV) 64 *F* #Card draw #!All decks
1 Goblin Guide (ZEN) 126 # !Commander
1 Shock (STA) 44 #Removal #removal
`
  expect(await categoriesOf(moxfield)).toEqual([
    ['ready', ['Card draw', 'All decks']],
    ['ready', []],
    ['ready', ['Removal']],
  ])
})

test('categories of a table come with their cards, but not the parts of a deck', async () => {
  const table = 'Quantity,Name,Categories\n1,Opt,"Draw,Cheap"\n1,Shock,Sideboard;Burn\n'
  const { lines } = await reportOf(table)
  expect(lines.map(({ categories, slotType }) => [slotType, categories])).toEqual([
    [null, []],
    ['main', ['Draw', 'Cheap']],
    ['side', ['Burn']],
  ])
})
