import { expect, test } from 'vitest'
import { reported, sampleWith } from '../../../test/matches.ts'
import { printing as id, unknownPrinting } from '../../../test/sample-cards.ts'
import type { ParsedCard } from '../listed.ts'
import { matcherOf } from './matcher.ts'

const catalogue = await sampleWith({
  'lea 161': { multiverse_ids: [209, 4471] },
  'iko 356': { flavor_name: 'Ghidorah, King of the Cosmos' },
  'soa 149': { printed_name: '意志の力' },
  'tdtk 6': { oracle_id: '00000000-0000-4000-8000-00000000000a' },
  // Reversible, so that it is no card of its own; and one that files give another layout and type.
  'rex 25': [
    { oracle_id: '00000000-0000-4000-8000-00000000000b' },
    {
      id: '00000000-0000-4000-8000-00000000000e',
      oracle_id: '00000000-0000-4000-8000-00000000000c',
      set: 'sld',
      layout: 'transform',
      card_faces: [
        { name: 'Forest', type_line: 'Land' },
        { name: 'Forest', type_line: 'Land' },
      ],
    },
  ],
})

const bolt = { scryfallId: id.lightningBoltAlpha }

type Row = readonly [raw: ParsedCard, reported: string]

function testRows(title: string, rows: readonly Row[]) {
  test.each(rows)(`${title}: %j is %s`, async (raw, expected) => {
    expect(await reported(catalogue, raw)).toBe(expected)
  })
}

testRows('an id comes before all else', [
  [{ scryfallId: id.lightningBoltAlpha }, 'Lightning Bolt LEA 161, id'],
  [{ scryfallId: ` ${id.lightningBoltAlpha.toUpperCase()} ` }, 'Lightning Bolt LEA 161, id'],
  [
    {
      scryfallId: id.lightningBoltAlpha,
      setCode: 'zen',
      collectorNumber: '126',
      tcgplayerId: 33305,
    },
    'Lightning Bolt LEA 161, id?; set_differs zen; number_differs 126; id_differs 33305',
  ],
  [
    { scryfallId: id.lightningBoltAlpha, name: 'Goblin Guide' },
    'Lightning Bolt LEA 161, id?; other_card Goblin Guide',
  ],
  [
    { scryfallId: id.lightningBoltAlpha, name: 'Blitzschlag' },
    'Lightning Bolt LEA 161, id?; other_name Blitzschlag',
  ],
  [{ scryfallId: id.delverMidnightHunt, name: 'Delver of Secrets' }, `${delver()} MID 47, id`],
  [{ scryfallId: unknownPrinting }, `unknown_id ${unknownPrinting}`],
])

testRows('an id of a marketplace comes next', [
  [{ tcgplayerId: 33305 }, 'Goblin Guide ZEN 126, marketplace'],
  [{ tcgplayerId: 33305, scryfallId: unknownPrinting }, 'Goblin Guide ZEN 126, marketplace'],
  [{ tcgplayerId: 33305, name: 'Goblin King' }, 'Goblin King 7ED 190, name?; id_differs 33305'],
  [{ tcgplayerId: 235389 }, 'Brainstorm STA 13, marketplace'],
  [{ tcgplayerId: 235388 }, 'Brainstorm STA 13, marketplace, etched'],
  [{ cardmarketId: 21762 }, 'Goblin Guide ZEN 126, marketplace'],
  [{ mtgoId: 34374 }, 'Goblin Guide ZEN 126, marketplace'],
  [{ mtgoId: 34375, name: 'Goblin Guide' }, 'Goblin Guide ZEN 126, marketplace, foil'],
  [{ mtgoId: 34375 }, 'Goblin Guide ZEN 126, marketplace?, foil'],
  [{ mtgoId: 34375, name: 'Opt', setCode: 'inv' }, 'Opt INV 64, set'],
  [{ multiverseId: 4471 }, 'Lightning Bolt LEA 161, marketplace'],
  [{ multiverseId: 0, name: 'Goblin Guide', setCode: 'zen' }, 'Goblin Guide ZEN 126, set'],
  [{ multiverseId: 0 }, 'no_card'],
  [{ tcgplayerId: 999999999 }, 'unknown_id 999999999'],
  [{ tcgplayerId: 999999999, name: 'Goblin Guide', setCode: 'ZEN' }, 'Goblin Guide ZEN 126, set'],
])

testRows('what a row says besides an id has to agree with it', [
  [
    { ...bolt, name: 'Lightning Bolt', setName: 'Limited Edition Alpha' },
    'Lightning Bolt LEA 161, id',
  ],
  [{ ...bolt, name: 'Lightning Bolt', setCode: 'FOO' }, 'Lightning Bolt LEA 161, id'],
  [{ ...bolt, setCode: 'FOO' }, 'Lightning Bolt LEA 161, id?'],
  [
    { ...bolt, name: 'Lightning Bolt', setCode: 'CLU' },
    'Lightning Bolt LEA 161, id?; set_differs CLU',
  ],
  [
    { ...bolt, name: 'Lightning Bolt', setCode: 'LEA', collectorNumber: '162' },
    'Lightning Bolt LEA 161, id?; number_differs 162',
  ],
  [
    { ...bolt, name: 'Lightning Bolt', tcgplayerId: 33305 },
    'Lightning Bolt LEA 161, id?; id_differs 33305',
  ],
  [{ ...bolt, name: 'Lightning Bolt', tcgplayerId: 999999999 }, 'Lightning Bolt LEA 161, id'],
  [
    { setCode: 'LEA', setName: 'Zendikar', collectorNumber: '161', name: 'Lightning Bolt' },
    'Lightning Bolt LEA 161, number?; set_differs Zendikar',
  ],
  // In its own set the promo has another number.
  [
    { tcgplayerId: 33305, setCode: 'ZEN', collectorNumber: '126', name: 'Goblin Guide' },
    'Goblin Guide ZEN 126, marketplace',
  ],
])

testRows('names in other languages are no others where an id and a place agree', [
  [
    { ...bolt, name: 'Blitzschlag', setCode: 'LEA', collectorNumber: '161', language: 'de' },
    'Lightning Bolt LEA 161, id; other_name Blitzschlag',
  ],
  [
    { ...bolt, name: 'Blitzschlag', setCode: 'LEA', collectorNumber: '161' },
    'Lightning Bolt LEA 161, id?; other_name Blitzschlag',
  ],
  [
    { ...bolt, name: 'Goblin Guide', setCode: 'LEA', collectorNumber: '161', language: 'de' },
    'Lightning Bolt LEA 161, id?; other_card Goblin Guide',
  ],
  [
    { name: 'Lightning Bolt', setCode: 'LEA', collectorNumber: '161', language: 'de' },
    'Lightning Bolt LEA 161, number',
  ],
])

testRows('set and number agree with the name', [
  [
    { setCode: 'LEA', collectorNumber: '161', name: 'Lightning Bolt' },
    'Lightning Bolt LEA 161, number',
  ],
  [
    { setName: 'Zendikar', collectorNumber: '126', name: 'GOBLIN guide' },
    'Goblin Guide ZEN 126, number',
  ],
  [{ setCode: 'lea', collectorNumber: '161' }, 'Lightning Bolt LEA 161, number'],
  [
    { setCode: 'lea', collectorNumber: '161', scryfallId: unknownPrinting },
    'Lightning Bolt LEA 161, number?',
  ],
  [{ setCode: 'lea', collectorNumber: '999' }, 'unknown_card lea 999'],
  [{ setCode: 'lea' }, 'no_card'],
  [{ collectorNumber: '161' }, 'no_card'],
  [{}, 'no_card'],
  [{ name: '  ' }, 'no_card'],
])

testRows('numbers are read as tools write them', [
  [zendikar('0126'), 'Goblin Guide ZEN 126, number'],
  [zendikar('126/249'), 'Goblin Guide ZEN 126, number'],
  [zendikar('#0126 / 249'), 'Goblin Guide ZEN 126, number'],
  [{ setCode: 'HHO', collectorNumber: '#021★/025', name: 'Treasure' }, 'Treasure HHO 21★, number'],
  [{ setCode: 'HHO', collectorNumber: '21*', name: 'Treasure' }, 'Treasure HHO 21★, number'],
  [
    { setCode: 'PTC', collectorNumber: 'ET208', name: 'Lightning Bolt' },
    'Lightning Bolt PTC et208, number',
  ],
  [
    { setCode: 'PLST', collectorNumber: 'DOM-21', name: 'History of Benalia' },
    'History of Benalia PLST dom-21, number',
  ],
])

testRows('stamped copies and tokens are found where the tool has their set', [
  [
    { setCode: 'DMU', collectorNumber: '97p', name: 'Liliana of the Veil' },
    'Liliana of the Veil PDMU 97p, number',
  ],
  [
    { setCode: 'PDMU', collectorNumber: '97', name: 'Liliana of the Veil' },
    'Liliana of the Veil PDMU 97p, number',
  ],
  [
    { setCode: 'PPFDN', collectorNumber: '204', name: 'Krenko, Mob Boss' },
    'Krenko, Mob Boss PFDN 204s, number',
  ],
  [{ setCode: 'ALA', collectorNumber: '7', name: 'Goblin Token (1/1)' }, 'Goblin TALA 7, number'],
  [{ setCode: 'ALA', name: 'Goblin Token' }, 'Goblin TALA 7, set?'],
  // Only the art card is of that set: it is not meant.
  [{ setCode: 'STX', name: 'Lightning Bolt' }, 'Lightning Bolt CLU 141, name?; unknown_set STX'],
])

testRows('names may be of a face, decorated, cut off or bare', [
  [midnightHunt('Delver of Secrets'), `${delver()} MID 47, number`],
  [midnightHunt('Insectile Aberration'), `${delver()} MID 47, number`],
  [midnightHunt('Delver of Secrets / Insectile Aberration'), `${delver()} MID 47, number`],
  [midnightHunt('Delver of Secrets///Insectile Aberration'), `${delver()} MID 47, number`],
  [midnightHunt('delver of secrets (Borderless) [Foil]'), `${delver()} MID 47, number`],
  [midnightHunt('Delver of Secr…'), `${delver()} MID 47, number`],
  [midnightHunt('Delv'), `${delver()} MID 47, number?; other_name Delv`],
  [
    { setCode: 'ALL', collectorNumber: '107', name: "Lim-Dul's Vault" },
    "Lim-Dûl's Vault ALL 107, number",
  ],
  [
    { setCode: 'ALL', collectorNumber: '107', name: 'lim duls vault' },
    "Lim-Dûl's Vault ALL 107, number",
  ],
  [{ setCode: 'DMR', collectorNumber: '215', name: 'Fire/Ice' }, 'Fire // Ice DMR 215, number'],
  [
    { setCode: 'ECL', collectorNumber: '349', name: 'Blood Crypt // Blood Crypt' },
    'Blood Crypt ECL 349, number',
  ],
  [
    { setCode: 'TGK1', collectorNumber: '4', name: 'Goblin Token // Soldier Token' },
    'Goblin // Soldier TGK1 4, number',
  ],
  [
    { setCode: 'TALA', collectorNumber: '7', name: 'Goblin // Saproling Token' },
    'Goblin TALA 7, number',
  ],
  [
    { setCode: 'TDOM', collectorNumber: '16', name: 'Emblem - Teferi, Hero of Dominaria' },
    'Teferi, Hero of Dominaria Emblem TDOM 16, number',
  ],
  [
    { setCode: 'IKO', collectorNumber: '356', name: 'Ghidorah, King of the Cosmos' },
    'Lutri, the Spellchaser IKO 356, number; also_called Ghidorah, King of the Cosmos',
  ],
])

testRows('a name that no card has may be in another language', [
  [
    { setCode: 'LEA', collectorNumber: '161', name: 'Blitzschlag' },
    'Lightning Bolt LEA 161, number?; other_name Blitzschlag',
  ],
  [{ setCode: 'LEA', collectorNumber: '999', name: 'Blitzschlag' }, 'unknown_card Blitzschlag'],
  [{ name: 'Blitzschlag' }, 'unknown_card Blitzschlag'],
  [{ name: 'Lighning Bolt' }, 'unknown_card Lighning Bolt'],
  [{ name: 'Lightning B' }, 'unknown_card Lightning B'],
])

testRows('a number of another card is passed over', [
  [
    { setCode: '2xm', collectorNumber: '005', name: 'Goblin Guide' },
    'Goblin Guide 2XM 347, set?; other_number 2XM 005',
  ],
  [
    { setCode: 'LEA', collectorNumber: '232', name: 'Goblin Guide' },
    'Goblin Guide MM3 96, name?; other_number LEA 232; other_set LEA',
  ],
  [
    { setCode: 'ZEN', collectorNumber: '999', name: 'Goblin Guide' },
    'Goblin Guide ZEN 126, set?; number_differs 999',
  ],
])

testRows('set and name', [
  [{ setName: 'zendikar', name: 'Goblin Guide' }, 'Goblin Guide ZEN 126, set'],
  [{ setCode: 'fdn', name: 'Llanowar Elves' }, 'Llanowar Elves FDN 227, set?'],
  [{ setCode: 'lea', name: 'Goblin Guide' }, 'Goblin Guide MM3 96, name?; other_set lea'],
  [
    { setName: 'Zendikar Nights', setCode: 'zzz', name: 'Goblin Guide' },
    'Goblin Guide MM3 96, name?; unknown_set Zendikar Nights',
  ],
  [
    { setCode: 'sos', name: 'Lightning Bolt' },
    'Emeritus of Conflict // Lightning Bolt SOS 113, set?',
  ],
])

testRows('number, finish and kind of set tell what a name means, and it stays a guess', [
  [
    { name: 'Goblin Guide', setCode: 'XXX', collectorNumber: '126' },
    'Goblin Guide ZEN 126, name?; unknown_set XXX',
  ],
  [{ name: 'Sol Ring', finish: 'foil' }, 'Sol Ring CMM 703, name?'],
  [{ name: 'Goblin Guide', setCode: 'PRES' }, 'Goblin Guide PGPX 2012a, name?; unknown_set PRES'],
])

testRows('the name alone', [
  [{ name: 'Goblin Guide' }, 'Goblin Guide MM3 96, name?'],
  [{ name: 'Lightning Bolt' }, 'Lightning Bolt CLU 141, name?'],
  [{ name: 'Icehide Golem' }, 'Icehide Golem MH1 224, name'],
  [{ name: 'Icehide Golem (Foil)' }, 'Icehide Golem MH1 224, name'],
  [
    { name: 'Icehide Golem', collectorNumber: '12' },
    'Icehide Golem MH1 224, name?; number_differs 12',
  ],
  [{ name: 'Icehide Golem', scryfallId: unknownPrinting }, 'Icehide Golem MH1 224, name?'],
  [{ name: 'Goblin Polka Band' }, 'Goblin Polka Band PAST 4, name?'], // in digital form only
  [{ name: 'Teferi, Hero of Dominaria' }, 'Teferi, Hero of Dominaria MB2 90, name?'],
  [{ name: 'Forest' }, 'Forest M11 248, name?'],
  [{ name: 'Forest', setCode: 'rex' }, 'Forest REX 25, set'],
  [{ name: 'Goblin' }, 'several_cards Goblin'],
  [{ name: 'Goblin', setCode: 'tdtk' }, 'Goblin TDTK 6, set'],
])

test('the words that every object has are no codes or names of sets', async () => {
  expect(
    await reported(catalogue, { setCode: 'constructor', setName: 'toString', name: 'Opt' }),
  ).toBe('Opt ELD 59, name?; unknown_set toString')
})

test('it keeps nobody waiting once it has what it needs', async () => {
  const matcher = matcherOf(await sampleWith())
  expect(matcher({ name: 'Icehide Golem' })).toMatchObject({ certainty: 'name' })
  const raw = { setCode: 'ZEN', collectorNumber: '126', tcgplayerId: 999999999 }
  const first = matcher(raw)
  expect(first).toBeInstanceOf(Promise)
  expect(await first).toMatchObject({ certainty: 'number' })
  expect(matcher(raw)).toMatchObject({ certainty: 'number' })
})

function delver() {
  return 'Delver of Secrets // Insectile Aberration'
}

function zendikar(collectorNumber: string): ParsedCard {
  return { setCode: 'ZEN', collectorNumber, name: 'Goblin Guide' }
}

function midnightHunt(name: string): ParsedCard {
  return { setCode: 'MID', collectorNumber: '47', name }
}
