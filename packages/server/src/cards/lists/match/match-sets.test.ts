import { expect, test } from 'vitest'
import { reported, sampleWith } from '../../../test/matches.ts'

const catalogue = await sampleWith()

test.each([
  // MTG Arena and Magic Online.
  ['DAR', 'History of Benalia', 'DOM 21'],
  ['IN', 'Opt', 'INV 64'],
  ['7E', 'Goblin King', '7ED 190'],
  ['MM', 'Dark Ritual', 'MMQ 129'],
  // Gatherer.
  ['1E', 'Black Lotus', 'LEA 232'],
  ['2U', 'Black Lotus', '2ED 233'],
  ['CH', 'Nicol Bolas', 'CHR 81'],
  // magiccards.info.
  ['AL', 'Black Lotus', 'LEA 232'],
  ['BE', 'Black Lotus', 'LEB 233'],
  ['UN', 'Black Lotus', '2ED 233'],
  ['RV', 'Demonic Tutor', '3ED 105'],
  ['LG', 'Nicol Bolas', 'LEG 246'],
  // A code of two sets: the card tells which.
  ['al', 'Force of Will', 'ALL 28'],
  ['mi', 'Rampant Growth', 'MIR 235'],
  // MTGJSON.
  ['VAN', 'Gerrard', 'PVAN 102'],
  // TCGplayer, Dragon Shield.
  ['LIST', 'History of Benalia', 'PLST dom-21'],
  ['TGK1_BOROS', 'Goblin // Soldier', 'TGK1 4'],
  // Codes of sets that are part of another one now.
  ['PWP09', 'Path to Exile', 'DCI 24'],
])('the code %s of a tool has %s as %s', async (setCode, name, place) => {
  expect(await reported(catalogue, { setCode, name })).toBe(`${name} ${place}, set`)
})

test.each([
  ['Alpha Edition', 'Black Lotus', 'LEA 232'],
  ['beta', 'Black Lotus', 'LEB 233'],
  ['Unlimited', 'Black Lotus', '2ED 233'],
  ["Collector's Edition", 'Black Lotus', 'CED 233'],
  ['Sixth Edition', 'Ornithopter', '6ED 304'],
  ['10th Edition', 'Birds of Paradise', '10E 252'],
  ['Magic 2011 Core Set', 'Relentless Rats', 'M11 113'],
  ['Magic 2010 (M10)', 'Divination', 'M10 49'],
  ['Magic 2019', 'Llanowar Elves', 'M19 314'],
  ['Modern Masters 2015 Edition', 'Dismember', 'MM2 79'],
  ['Commander: Kamigawa: Neon Dynasty', 'Command Tower', 'NEC 167'],
  ['Commander: Streets of New Capenna', 'Beast Within', 'NCC 282'],
  ['Promo Pack: Core Set 2019', 'Guttersnipe', 'PM19 145'],
  ['Universes Beyond: Doctor Who', 'Rose Tyler', 'WHO 346'],
  ['Secret Lair Drop Series', 'Thoughtseize', 'SLD 1117'],
  ['Strixhaven: Mystical Archives', 'Opt', 'STA 19'],
  ['The List Reprints', 'History of Benalia', 'PLST dom-21'],
  ['Extras: Dragons of Tarkir', 'Goblin', 'TDTK 6'],
  ['Extras: Modern Horizons 2', 'Chatterfang, Squirrel General', 'MH2 151'],
  ['Throne of Eldraine: Extras', 'Seven Dwarves', 'ELD 141'],
  ['The Brothers’ War', 'Steel Seraph', 'BRO 38'],
  ['Wizards Play Network 2009', 'Path to Exile', 'DCI 24'],
])('the set name “%s” of a tool has %s as %s', async (setName, name, place) => {
  expect(await reported(catalogue, { setName, name })).toBe(`${name} ${place}, set`)
})

test('the name of the set decides where a code stands for two', async () => {
  const raw = { setCode: 'AL', name: 'Force of Will', collectorNumber: '28' }
  expect(await reported(catalogue, { ...raw, setName: 'Alliances' })).toBe(
    'Force of Will ALL 28, number',
  )
})
