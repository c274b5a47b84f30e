import { readFileSync } from 'node:fs'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRows } from '../../../test/card-list-fixtures/read-rows.ts'
import { sampleFile } from '../../../test/test-app.ts'
import { readTextLine } from './text-line.ts'
import type { ListSection } from './text-sections.ts'

/** A line as `4 Opt (INV) 64 foil, sideboard`, or as what else it is. */
function read(line: string) {
  const card = readTextLine(line, 'deck')
  if (card.kind === 'heading') return `heading of ${card.section}`
  if (card.kind !== 'card') return card.kind
  const { quantity = '?', name, setCode, collectorNumber, finish, section } = card
  const set = setCode && `(${setCode})`
  const parts = [quantity, name, set, collectorNumber, finish].filter((part) => part !== undefined)
  return parts.join(' ') + (section === 'deck' ? '' : `, ${section}`)
}

describe('a line names copies of a card', () => {
  test.each([
    ['4 Lightning Bolt (2XM) 117 *F*', '4 Lightning Bolt (2XM) 117 foil'],
    ['4x Opt', '4 Opt'],
    ['4 x Opt', '4 Opt'],
    ['4\tOpt', '4 Opt'],
    ['Opt', '1 Opt'],
    ['1 Opt (INV)', '1 Opt (INV)'],
    ['1 Opt [INV]', '1 Opt (INV)'],
    ['1 Lightning Bolt [SLD] 84', '1 Lightning Bolt (SLD) 84'],
    ['1 [INV#64] Opt', '1 Opt (INV) 64'],
    ['[INV:64] Opt !Foil', '1 Opt (INV) 64 foil'],
    ['1 Opt (INV:64)', '1 Opt (INV) 64'],
    ['4 Opt [INV] (F)', '4 Opt (INV) foil'],
    ['1 Opt *E*', '1 Opt etched'],
    ['1 Opt (sta) 19 *f-etch*', '1 Opt (sta) 19 etched'],
    ['1 Treasure (HHO) 21★ *F*', '1 Treasure (HHO) 21★ foil'],
    ['1 Luminarch Aspirant (ZNR) A-24', '1 Luminarch Aspirant (ZNR) A-24'],
    ['SB: 2 Opt', '2 Opt, sideboard'],
    ['1 Muldrotha, the Gravetide *CMDR*', '1 Muldrotha, the Gravetide, commander'],
    ['1x Krenko, Mob Boss *CMDR* (JMP:339)', '1 Krenko, Mob Boss (JMP) 339, commander'],
    ['1x Opt *F* (INV) #draw', '1 Opt (INV) foil'],
    ['Opt x4', '4 Opt'],
    ['- 4 Opt', '4 Opt'],
    ['* 4x Opt', '4 Opt'],
    ['• 4 Opt', '4 Opt'],
    ['4 Opt # the best of all', '4 Opt'],
    ['1 Krenko, Mob Boss # !Commander', '1 Krenko, Mob Boss, commander'],
    ['Opt (INV) 64 ×3', '3 Opt (INV) 64'],
    ['x4 Opt', '4 Opt'],
    ['SB: x2 Opt', '2 Opt, sideboard'],
    ['1 Opt (INV) 64 *A* #draw #!cheap cards', '1 Opt (INV) 64'],
    ['1x Opt (inv) 64 *F* [Draw{top},Cheap] ^Have,#37d67a^', '1 Opt (inv) 64 foil'],
    ['1x Opt (inv) 64 [DRAW]', '1 Opt (inv) 64'],
    ['1x Opt [Draw]', '1 Opt'],
    ['1x Opt () 64', '1 Opt 64'],
    ['1 Opt <64> [INV]', '1 Opt (INV) 64'],
    ['1 X (UST) 137', '1 X (UST) 137'],
    ['4 x (UST) 137 *F*', '4 x (UST) 137 foil'],
    ['1 X [ULST] 53', '1 X (ULST) 53'],
    ['2 X (UST)', '2 X (UST)'],
    ['4 X *F*', '4 X foil'],
    ['4 X', '4 X'],
    ['4 x X (UST) 137', '4 X (UST) 137'],
    ['4 x [INV#64] Opt', '4 Opt (INV) 64'],
    ['4x [INV] Opt', '4 Opt (INV)'],
    ['1 Counterspell (SLD) SCTLR', '1 Counterspell (SLD) SCTLR'],
    ['1 Viscera Seer (SLD) VS *F*', '1 Viscera Seer (SLD) VS foil'],
    ['1 Potatoes (UNK) CAa', '1 Potatoes (UNK) CAa'],
    ['4 Opt|INV|2', '4 Opt (INV)'],
    ['4 Opt+|INV', '4 Opt (INV) foil'],
    ['4 Opt|INV|1|[64]', '4 Opt (INV) 64'],
    ['1 Sol Ring|C20|2', '1 Sol Ring (C20)'],
    ['* 1 Sol Ring $1.50', '1 Sol Ring'],
    ['1 Sol Ring (C21) 263 $1.50', '1 Sol Ring (C21) 263'],
    ['1x Sol Ring (C21:263) *F* - US$1,234.50', '1 Sol Ring (C21) 263 foil'],
    ['4\tOpt\t$ 0.25 ($1.00)', '4 Opt'],
    ['1 Sol Ring @ 1,50 €', '1 Sol Ring'],
    ['1 Sol Ring 0.02 tix', '1 Sol Ring'],
    ['**1 Sol Ring**', '1 Sol Ring'],
    ['- 1 **Sol Ring** (C21) 263', '1 Sol Ring (C21) 263'],
    ['* [ ] 1 [[Sol Ring]]', '1 Sol Ring'],
    ['- [x] Sol Ring', '1 Sol Ring'],
    ['> 1 [Sol Ring](https://example.org/card/c21/263)', '1 Sol Ring'],
    ['1x Opt (inv) 64 [Perhaps{noDeck}{noPrice},Draw]', '1 Opt (inv) 64, maybeboard'],
    ['1x Opt (inv) 64 [Draw,Perhaps{noDeck}]', '1 Opt (inv) 64'],
    ['1x Opt (inv) 64 [Sideboard{noDeck},Draw]', '1 Opt (inv) 64, sideboard'],
    ['1x Krenko, Mob Boss (jmp) 339 [Commander{top}]', '1 Krenko, Mob Boss (jmp) 339, commander'],
    [
      '1x Shock (sta) 44 [Signature Spell{top}] ^Have,#37d67a^',
      '1 Shock (sta) 44, signature_spell',
    ],
    ['Commander: 1 Krenko, Mob Boss', '1 Krenko, Mob Boss, commander'],
    ['Companion: Lurrus of the Dream-Den', '1 Lurrus of the Dream-Den, companion'],
  ])('%s', (line, raw) => {
    expect(read(line)).toBe(raw)
  })
})

describe('what looks like a part of the line is one of the name', () => {
  test.each([
    'Deck of Many Things',
    "Commander's Sphere",
    'Who // What // When // Where // Why',
    '+2 Mace',
    '1996 World Champion',
    'Borrowing 100,000 Arrows',
    "Erase (Not the Urza's Legacy One)",
    'B.F.M. (Big Furry Monster)',
    'Hazmat Suit (Used)',
    'Jace, the Mind Sculptor',
    'Name Dropping',
    'Circle of Protection: Red',
    'Ratonhnhaké:ton',
    'Mishra *Z* Claimed',
    '_____',
  ])('%s', (name) => {
    expect([read(name), read(`3 ${name}`), read(`2x ${name} (UND) 7`)]).toEqual([
      `1 ${name}`,
      `3 ${name}`,
      `2 ${name} (UND) 7`,
    ])
  })
})

describe('a line is no card', () => {
  test.each([
    ['Deck', 'heading of deck'],
    ['SIDEBOARD', 'heading of sideboard'],
    ['Sideboard (15):', 'heading of sideboard'],
    ['//Sideboard', 'heading of sideboard'],
    ['[Commander]', 'heading of commander'],
    ['[metadata]', 'heading of about'],
    ['Companion', 'heading of companion'],
    ['**Commanders (1):**', 'heading of commander'],
    ['**Commander** (1)', 'heading of commander'],
    ['__Sideboard: 15__', 'heading of sideboard'],
    ['_Lands - 36 cards_', 'heading of deck'],
    ['* **Creature (30)**', 'heading of deck'],
    ['### *Maybeboard*', 'heading of maybeboard'],
    ['[shop]', 'heading of about'],
    ['[Planes]', 'heading of tokens'],
    ['NAME:Burn', 'comment'],
    ['AUTHOR:Chandra', 'comment'],
    ['LAYOUT MAIN:(1,1)(CMC,true,50)|([M10:146],[INV:64])', 'comment'],
    ['Maybeboard', 'heading of maybeboard'],
    ['About', 'heading of about'],
    ['Creatures (12)', 'heading of deck'],
    ['Kommandeur', 'heading of commander'],
    ['Réserve', 'heading of sideboard'],
    ['サイドボード', 'heading of sideboard'],
    ['Mazo', 'heading of deck'],
    ['Oathbreaker', 'heading of commander'],
    ['## Signature Spell', 'heading of signature_spell'],
    ['SIDEBOARD:', 'heading of sideboard'],
    ['// 4 Opt', 'comment'],
    ['# my cards', 'comment'],
    ['', 'blank'],
    ['  ', 'blank'],
    ['4x', 'unreadable'],
    ['12', 'unreadable'],
    ['SB:', 'unreadable'],
    ['-----', 'unreadable'],
    ['(2XM) 117', 'unreadable'],
    ['4x (UST) 137', 'unreadable'],
  ])('%j', (line, raw) => {
    expect(read(line)).toBe(raw)
  })
})

test('a heading for a kind of card continues with the part, unless that is of who leads', () => {
  const below = (section: ListSection) => readTextLine('Creatures (12)', section)
  expect(below('sideboard')).toEqual({ kind: 'heading', section: 'sideboard' })
  expect(below('commander')).toEqual({ kind: 'heading', section: 'deck' })
})

test('a card of another pile does not lead, whatever heading stands above it', () => {
  const below = (section: ListSection) => readTextLine('1x Opt (inv) 64 [Draw]', section)
  expect(below('commander')).toMatchObject({ section: 'deck' })
  expect(below('sideboard')).toMatchObject({ section: 'sideboard' })
})

test.each(['0', '-3', '1.5', '1e9', '100', '5000x'])('%s copies are none', (count) => {
  expect(readTextLine(`${count} Opt`, 'deck')).toMatchObject({
    quantity: undefined,
    rawQuantity: count.replace('x', ''),
    name: 'Opt',
  })
})

test('a list has rows for its cards and for what is not understood, and no others', async () => {
  const list = 'About\nName Shock\n\nDeck\n4 Opt\n???\n\nSideboard\n100 Shock\nName Dropping\n'
  expect(await readRows(list)).toEqual([
    '5: 4 Opt, -, -, -',
    '6: - -, -, -, -, unreadable “???”',
    '9: - Shock, -, -, -, too_many_copies “100”',
    '10: 1 Name Dropping, -, -, -',
  ])
})

test('a companion counts once, and what is only considered does not count', async () => {
  const companion = 'Companion\n1 Lurrus of the Dream-Den (IKO) 226\n\n'
  const deck = 'Deck\n4 Opt\n\nSideboard\n1 Lurrus of the Dream-Den (IKO) 226\n1 Shock\n'
  const maybeboard = 'Maybeboard\n2 Ponder\n'
  expect(await readRows(companion + deck + maybeboard)).toEqual([
    '2: 1 Lurrus of the Dream-Den (IKO) 226, -, -, -, companion',
    '5: 4 Opt, -, -, -',
    '8: 1 Lurrus of the Dream-Den (IKO) 226, -, -, -',
    '9: 1 Shock, -, -, -',
    '11: 2 Ponder, -, -, -, maybeboard',
  ])
  const alone = await readRows(`${companion}Deck\n4 Opt\n`)
  expect(alone[0]).toBe('2: 1 Lurrus of the Dream-Den (IKO) 226, -, -, -')
})

test('a deck of Forge is read', async () => {
  const deck = '[metadata]\nName=Shock\n[Main]\n4 Opt|INV|1\n[Sideboard]\n2 Shock|STH\n'
  expect(await readRows(deck)).toEqual(['4: 4 Opt (INV), -, -, -', '6: 2 Shock (STH), -, -, -'])
})

test.each(['4 Borrowing 100,000 Arrows', '1 Jace, the Mind Sculptor', 'Nicol Bolas, Planeswalker'])(
  'names with commas are no table: %s',
  async (line) => {
    expect(await readRows(`${line}\n${line}\n`)).toHaveLength(2)
  },
)

const names = readFileSync(sampleFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => String(JSON.parse(line).name))

test('the parts of a line are read back, whatever the card is called', () => {
  const line = fc.record({
    name: fc.constantFrom(...names),
    quantity: fc.integer({ min: 1, max: 99 }),
    printing: fc.constantFrom(
      { setCode: undefined, collectorNumber: undefined },
      { setCode: '2XM', collectorNumber: '7' },
      { setCode: 'plst', collectorNumber: 'MH2-12a' },
    ),
    mark: fc.constantFrom(['', undefined], [' *F*', 'foil'], [' *E*', 'etched']),
  })
  fc.assert(
    fc.property(line, ({ name, quantity, printing, mark: [mark, finish] }) => {
      const { setCode, collectorNumber } = printing
      const where = setCode ? ` (${setCode}) ${collectorNumber}` : ''
      const read = readTextLine(`${quantity} ${name}${where}${mark}`, 'deck')
      expect(read).toMatchObject({ quantity, name, ...printing, finish })
    }),
    { numRuns: runsOf(2000) },
  )
})
