import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { completeAt } from '../test/complete-at.ts'

describe('names', () => {
  test.each([
    ['light|', 'Lightning Bolt'],
    ['lightning b|', 'Lightning Bolt'],
    ['  nicol|', '  Nicol Bolas'],
    ['BOLA|', 'Nicol Bolas'],
    ['ice|', 'Fire // Ice'],
    ['lightning |', 'Lightning Bolt'],
    ['nic|ol', 'Nicol Bolas'],
    ['t:instant light|', 't:instant !"Lightning Bolt"'],
    ['t:instant lightning b|', 't:instant !"Lightning Bolt"'],
    ['c:r or nicol bo|', 'c:r or !"Nicol Bolas"'],
    ['forest or nicol bo|', 'forest or !"Nicol Bolas"'],
    ['nico| t:dragon', '!"Nicol Bolas" t:dragon'],
    ['(nico|', '(!"Nicol Bolas"'],
    ['(t:elf or nico|)', '(t:elf or !"Nicol Bolas")'],
    ['-nico|', '-!"Nicol Bolas"'],
    ['!nico|', '!"Nicol Bolas"'],
    ['!"nicol b|', '!"Nicol Bolas"'],
    ['!"nicol b|ol" t:x', '!"Nicol Bolas" t:x'],
    ['"nicol b|"', '!"Nicol Bolas"'],
    ['t:elf !"nicol b|', 't:elf !"Nicol Bolas"'],
  ])('%s', (marked, taken) => {
    const { taken: found, options } = completeAt(marked)
    expect(found).toBe(taken)
    expect(options.at(-1)?.kind).toBe('name')
  })

  test('names that begin so come first, then those with such a word, then those with it in one', () => {
    const cards = [
      cardObject({ name: 'Bolt of Keranos', edhrec_rank: 500 }),
      cardObject({ name: 'Bolt Bend', edhrec_rank: 2 }),
      cardObject({ name: 'Boltwing', edhrec_rank: 90 }),
      cardObject({ name: 'Bolt, the Unranked' }),
      cardObject({ name: 'Lightning Bolt', edhrec_rank: 1 }),
      cardObject({ name: 'Thunderbolt', edhrec_rank: 3 }),
      cardObject({ name: 'Thunderbolt Bolt', edhrec_rank: 4 }),
    ]
    expect(completeAt('bolt|', catalogueOf(cards)).texts).toEqual([
      'Bolt Bend',
      'Boltwing',
      'Bolt of Keranos',
      'Bolt, the Unranked',
      'Lightning Bolt',
      'Thunderbolt Bolt',
      'Thunderbolt',
    ])
  })

  /** The names that complete a text, of the most played cards first. */
  function namesFor(typed: string, ...mostPlayed: string[]) {
    const cards = mostPlayed.map((name, i) => {
      const faces = name.split(' // ').map((face) => ({ name: face }))
      const layout = faces.length > 1 ? { layout: 'split', card_faces: faces } : {}
      return cardObject({ name, edhrec_rank: i + 1, ...layout })
    })
    return completeAt(`${typed}|`, catalogueOf(cards)).options.flatMap(({ kind, text, label }) =>
      kind === 'name' ? (text.startsWith('!') ? label : text) : [],
    )
  }

  const staples = [
    'Swords to Plowshares',
    'Rhystic Study',
    "Teferi's Protection",
    'Lightning Bolt',
    'Goblin Warchief',
    'Goblin Chieftain',
    'Fire // Ice',
    "Lim-Dûl's Vault",
  ]

  describe('each typed word begins another word of the name, in any order', () => {
    test.each([
      ['light bo', 'Lightning Bolt'],
      ['bo light', 'Lightning Bolt'],
      ['bolt l', 'Lightning Bolt'],
      ['teferi prot', "Teferi's Protection"],
      ["teferi's prot", "Teferi's Protection"],
      ['rhys study', 'Rhystic Study'],
      ['sword plow', 'Swords to Plowshares'],
      ['t s p', 'Swords to Plowshares'],
      ['ice fi', 'Fire // Ice'],
      ['limd va', "Lim-Dûl's Vault"],
      ['lim-d va', "Lim-Dûl's Vault"],
    ])('%s', (typed, name) => {
      expect(namesFor(typed, ...staples)[0]).toBe(name)
    })

    test('not the same one twice', () => {
      expect(namesFor('sea sea', 'Seal of Cleansing', 'Search the Seas')[0]).toBe('Search the Seas')
      expect(namesFor('s sw', 'Sword of Kaldra', 'Sword of Saints')[0]).toBe('Sword of Saints')
    })
  })

  describe('a slip is forgiven', () => {
    test.each([
      ['lightnig bo', 'Lightning Bolt'], // a letter is missing
      ['swrods plow', 'Swords to Plowshares'], // two changed places
      ['rhsytic', 'Rhystic Study'],
      ['rhysstic st', 'Rhystic Study'], // one too many
      ['tefari prot', "Teferi's Protection"], // a wrong one
      ['lightnig bollt', 'Lightning Bolt'], // one in each word
      ['sowrd plwo', 'Swords to Plowshares'],
    ])('%s', (typed, name) => {
      expect(namesFor(typed, ...staples)).toEqual([name])
    })

    test('after all names that are spelt so, and only when there are few', () => {
      const bolts = ['Bolt Bend', 'Bolt Hound', 'Boltwing Marauder']
      expect(namesFor('bolt', 'Bold Boar', ...bolts)).toEqual(bolts)
      expect(namesFor('bolt bend', 'Bole Bender', ...bolts)).toEqual(['Bolt Bend'])
    })
  })

  test('the beginning of a word counts more than its middle', () => {
    expect(namesFor('goblin chief', ...staples)).toEqual(['Goblin Chieftain', 'Goblin Warchief'])
  })

  test('a whole name comes first, also that of a face', () => {
    expect(namesFor('fire', 'Fireball', 'Fire Ants', 'Fire // Ice')[0]).toBe('Fire // Ice')
  })

  test('basic lands, which have no rank, are played most', () => {
    const forest = cardObject({ name: 'Forest', type_line: 'Basic Land — Forest' })
    const cards = [cardObject({ name: 'Force of Will', edhrec_rank: 1 }), forest]
    expect(completeAt('fo|', catalogueOf(cards)).texts.slice(0, 2)).toEqual([
      'Forest',
      'Force of Will',
    ])
  })

  test('a word that joins terms begins no name', () => {
    const catalogue = catalogueOf(
      ['Oracle of Nicol', 'Nicol Bolas'].map((name) => cardObject({ name })),
    )
    expect(completeAt('forest or nicol|', catalogue).texts[0]).toBe('!"Nicol Bolas"')
    expect(completeAt('or|', catalogue).texts[0]).toBe('Oracle of Nicol')
  })

  test('extras are never offered', () => {
    const { texts } = completeAt('lightning|')
    expect(texts).toContain('Lightning Elemental')
    expect(texts).not.toContain('Lightning Token')
  })

  test('a colon within a name is no key', () => {
    const names = ['Circle of Protection: Red', 'Circle of Protection: Blue', 'Red Ward']
    const catalogue = catalogueOf(names.map((name) => cardObject({ name })))
    const { texts, taken } = completeAt('circle of protection: r|', catalogue)
    expect(texts[0]).toBe('!"Circle of Protection: Red"')
    expect(texts).not.toContain('Red Ward')
    expect(taken).toBe('!"Circle of Protection: Red"')
    expect(completeAt('type: red|', catalogue).texts).toContain('!"Red Ward"')
  })

  test('a short name is completed to its card', () => {
    const cards = ['Stpfoo', 'Swords to Plowshares'].map((name) => cardObject({ name }))
    const { options } = completeAt('stp|', catalogueOf(cards))
    expect(options.slice(0, 2)).toEqual([
      { kind: 'name', text: 'Swords to Plowshares', label: 'stp: Swords to Plowshares' },
      { kind: 'name', text: 'Stpfoo' },
    ])
    expect(completeAt('stpx|', catalogueOf(cards)).texts).not.toContain('Swords to Plowshares')
  })

  test('a name that could be read as a query is quoted', () => {
    const names = ['Summon: Bahamut', 'Do or Die', 'Dodo (Used)']
    const catalogue = catalogueOf(names.map((name) => cardObject({ name })))
    expect(completeAt('summ|', catalogue).texts).toEqual(['!"Summon: Bahamut"'])
    expect(completeAt('do or d|', catalogue).texts).toEqual(['!"Do or Die"'])
  })

  test('there are at most eight', () => {
    const cards = Array.from({ length: 20 }, (_, i) => cardObject({ name: `Zed ${i}` }))
    expect(completeAt('zed|', catalogueOf(cards)).texts).toHaveLength(8)
  })
})

test.each(['|', '   |', 't:elf |', '(|', '-|', 't:elf or |', '"|', '!|', '!"|', '🔥|'])(
  '%s offers nothing',
  (marked) => {
    expect(completeAt(marked)).toMatchObject({ texts: [], taken: marked.replace('|', '') })
  },
)

describe('names beside keys', () => {
  test('names come before keys, and leave room for three', () => {
    const cards = Array.from({ length: 9 }, (_, i) => cardObject({ name: `Order ${i}` }))
    const kinds = completeAt('or|', catalogueOf(cards)).options.map(({ kind }) => kind)
    expect(kinds).toEqual([...Array(5).fill('name'), ...Array(3).fill('key')])
    expect(
      completeAt('t:elf f|')
        .options.map(({ kind }) => kind)
        .slice(-3),
    ).toEqual(Array(3).fill('key'))
  })

  test('names that have it only within a word, or but for a slip, come after keys', () => {
    const cards = ['Library', 'Rat Army'].map((name) => cardObject({ name }))
    const kinds = completeAt('rar|', catalogueOf(cards)).options.map(({ kind }) => kind)
    expect(kinds).toEqual(['key', 'name', 'name'])
  })
})
