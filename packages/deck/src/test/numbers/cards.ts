import { type Card, type CardFacts, type DeckFormat, deckFormats } from '@manafolio/contract'
import type { DeckEntry, DeckSheet, Place } from '../../deck-sheet.ts'

interface Sketch {
  cost?: string
  type: string
  /** Of front and back, or of both halves. */
  faces?: readonly { cost: string; type: string; text?: string }[]
  layout?: string
  value?: number
  makes?: string
  identity?: string
  text?: string
  usd?: string | null
  foil?: string | null
  etched?: string | null
}

const anyColor = 'Add one mana of any color.'
const towerText = "{T}: Add one mana of any color in your commander's color identity."
const fetching = (what: string) =>
  `{T}, Sacrifice: Search your library for ${what}, put it in play.`

/** Real cards, with the fields that numbers and odds use. */
const sketches = {
  Forest: { type: 'Basic Land — Forest', makes: 'G' },
  Island: { type: 'Basic Land — Island', makes: 'U' },
  Plains: { type: 'Basic Land — Plains', makes: 'W' },
  Swamp: { type: 'Basic Land — Swamp', makes: 'B' },
  Mountain: { type: 'Basic Land — Mountain', makes: 'R' },
  Wastes: { type: 'Basic Land', makes: 'C' },
  'Breeding Pool': { type: 'Land — Forest Island', makes: 'GU' },
  'Steam Vents': { type: 'Land — Island Mountain', makes: 'UR' },
  'Temple Garden': { type: 'Land — Forest Plains', makes: 'GW' },
  'City of Brass': { type: 'Land', makes: 'WUBRG', text: anyColor },
  'Command Tower': { type: 'Land', makes: 'WUBRG', text: towerText },
  'Arcane Signet': { cost: '{2}', type: 'Artifact', makes: 'WUBRG', text: towerText },
  'Maze of Ith': { type: 'Land', makes: '' },
  'Windswept Heath': { type: 'Land', text: fetching('a Forest or Plains card') },
  'Fabled Passage': { type: 'Land', text: fetching('a basic land card') },
  'Bant Panorama': {
    type: 'Land',
    makes: 'C',
    text: `{T}: Add {C}.\n${fetching('a basic Forest, Plains, or Island card')}`,
  },
  'Krosan Verge': {
    type: 'Land',
    makes: 'C',
    text: '{2}, {T}, Sacrifice: Search your library for a Forest card and a Plains card, put them in play.',
  },
  "Urza's Cave": { type: 'Land — Cave', makes: 'C', text: fetching('a land card') },
  "Maze's End": { type: 'Land', makes: 'C', text: fetching('a Gate card') },
  'Field of Ruin': {
    type: 'Land',
    makes: 'C',
    text: 'Each player searches their library for a basic land card, puts it in play.',
  },
  'Ghost Quarter': {
    type: 'Land',
    makes: 'C',
    text: 'Destroy target land. Its controller may search their library for a basic land card, put it in play.',
  },
  'Dryad Arbor': { type: 'Land Creature — Forest Dryad', makes: 'G' },
  "Urza's Saga": { type: "Enchantment Land — Urza's Saga", makes: 'C' },
  'Llanowar Elves': { cost: '{G}', type: 'Creature — Elf Druid', makes: 'G', identity: 'G' },
  'Solemn Simulacrum': { cost: '{4}', type: 'Artifact Creature — Golem' },
  'Sol Ring': {
    cost: '{1}',
    type: 'Artifact',
    makes: 'C',
    usd: '1.25',
    foil: '80.10',
    etched: '7.00',
  },
  Opt: { cost: '{U}', type: 'Instant', usd: '0.10', foil: null },
  Tarmogoyf: { cost: '{1}{G}', type: 'Creature — Lhurgoyf', usd: '9.99', foil: '0.00' },
  'Kitchen Finks': { cost: '{1}{G/W}{G/W}', type: 'Creature — Ouphe' },
  Dismember: { cost: '{1}{B/P}{B/P}', type: 'Instant' },
  'Spectral Procession': { cost: '{2/W}{2/W}{2/W}', type: 'Sorcery', value: 6 },
  'Thought-Knot Seer': { cost: '{3}{C}', type: 'Creature — Eldrazi' },
  'Hydroid Krasis': { cost: '{X}{G}{U}', type: 'Creature — Jellyfish Hydra Beast', value: 2 },
  'Walking Ballista': { cost: '{X}{X}', type: 'Artifact Creature — Construct', value: 0 },
  'Emrakul, the Aeons Torn': { cost: '{15}', type: 'Legendary Creature — Eldrazi' },
  'All That Glitters': { cost: '{1}{W}', type: 'Enchantment — Aura' },
  Bitterblossom: { cost: '{1}{B}', type: 'Kindred Enchantment — Faerie' },
  'Invasion of Zendikar // Awakened Skyclave': {
    type: 'Battle — Siege // Creature — Elemental',
    layout: 'transform',
    value: 4,
    makes: 'WUBRG',
    faces: [
      { cost: '{3}{G}', type: 'Battle — Siege' },
      { cost: '', type: 'Creature — Elemental' },
    ],
  },
  'Bala Ged Recovery // Bala Ged Sanctuary': {
    type: 'Sorcery // Land',
    layout: 'modal_dfc',
    makes: 'G',
    faces: [
      { cost: '{2}{G}', type: 'Sorcery' },
      { cost: '', type: 'Land' },
    ],
  },
  'Branchloft Pathway // Boulderloft Pathway': {
    type: 'Land // Land',
    layout: 'modal_dfc',
    makes: 'GW',
    faces: [
      { cost: '', type: 'Land' },
      { cost: '', type: 'Land' },
    ],
  },
  'Esika, God of the Tree // The Prismatic Bridge': {
    type: 'Legendary Creature — God // Legendary Enchantment',
    layout: 'modal_dfc',
    makes: 'WUBRG',
    identity: 'WUBRG',
    faces: [
      { cost: '{1}{G}{G}', type: 'Legendary Creature — God' },
      { cost: '{W}{U}{B}{R}{G}', type: 'Legendary Enchantment' },
    ],
  },
  'Brazen Borrower // Petty Theft': {
    cost: '{1}{U}{U} // {1}{U}',
    type: 'Creature — Faerie Rogue // Instant — Adventure',
    layout: 'adventure',
    faces: [
      { cost: '{1}{U}{U}', type: 'Creature — Faerie Rogue' },
      { cost: '{1}{U}', type: 'Instant — Adventure' },
    ],
  },
  'Fire // Ice': {
    cost: '{1}{R} // {1}{U}',
    type: 'Instant // Instant',
    layout: 'split',
    value: 4,
    faces: [
      { cost: '{1}{R}', type: 'Instant' },
      { cost: '{1}{U}', type: 'Instant' },
    ],
  },
  'Rograkh, Son of Rohgahh': { cost: '{0}', type: 'Legendary Creature — Kobold', identity: 'R' },
  'Selvala, Heart of the Wilds': {
    cost: '{1}{G}{G}',
    type: 'Legendary Creature — Elf Scout',
    identity: 'G',
  },
  'Chulane, Teller of Tales': {
    cost: '{2}{G}{W}{U}',
    type: 'Legendary Creature — Human Druid',
    identity: 'GWU',
  },
  'Rhys the Redeemed': {
    cost: '{G/W}',
    type: 'Legendary Creature — Elf Warrior',
    identity: 'GW',
  },
  'Niv-Mizzet Reborn': {
    cost: '{W}{U}{B}{R}{G}',
    type: 'Legendary Creature — Dragon Avatar',
    identity: 'WUBRG',
  },
  'Kozilek, the Great Distortion': { cost: '{8}{C}{C}', type: 'Legendary Creature — Eldrazi' },
  'Nicol Bolas, the Ravager': {
    cost: '{1}{U}{B}{R}',
    type: 'Legendary Creature — Elder Dragon',
    identity: 'UBR',
  },
  'Tamiyo, Compleated Sage': {
    cost: '{2}{G}{G/U/P}{U}',
    type: 'Legendary Planeswalker — Tamiyo',
    identity: 'GU',
  },
  'Reaper King': {
    cost: '{2/W}{2/U}{2/B}{2/R}{2/G}',
    type: 'Legendary Artifact Creature — Scarecrow',
    value: 10,
    identity: 'WUBRG',
  },
  Progenitus: {
    cost: '{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}',
    type: 'Legendary Creature — Hydra Avatar',
    identity: 'WUBRG',
  },
} as const satisfies Record<string, Sketch>

export type TestCard = keyof typeof sketches

export interface EntryOptions {
  quantity?: number
  place?: Place
  /** Known to the catalogue with all its facts, without them, or unknown. */
  known?: 'all' | 'card' | 'nothing'
}

/** “Goblin Guide” has the id goblin-guide. */
export function entryOf(cardName: TestCard, options: EntryOptions = {}): DeckEntry {
  const { quantity = 1, place = 'main', known = 'all' } = options
  const scryfallId = cardName.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const sketch = sketches[cardName]
  return {
    scryfallId,
    cardName,
    quantity,
    place,
    row: null,
    isLocked: false,
    slotType: place === 'side' || place === 'companion' ? 'side' : 'main',
    card: known === 'nothing' ? null : cardOf(scryfallId, cardName, sketch),
    facts: known === 'all' ? factsOf(scryfallId, sketch) : null,
  }
}

export function sheetWith(entries: readonly DeckEntry[], format: DeckFormat = 'modern'): DeckSheet {
  const unled = { commanderId: null, commanderName: null, commanderColor: null }
  return { format, ...unled, entries }
}

function cardOf(id: string, name: string, sketch: Sketch): Card {
  const { cost = '', type, faces = [], text = '', identity = '' } = sketch
  const { usd = null, foil = null, etched = null } = sketch
  const stats = { power: null, toughness: null, loyalty: null, defense: null, imageUris: null }
  return {
    ...stats,
    id,
    oracleId: id,
    name,
    manaCost: cost,
    typeLine: type,
    oracleText: text,
    rarity: 'rare',
    setName: 'Zendikar',
    setCode: 'zen',
    collectorNumber: '1',
    releasedAt: '2009-10-02',
    artist: null,
    colorIdentity: [...identity],
    scryfallUri: '',
    tcgplayerId: null,
    ...{ treatments: [], language: 'en', finishes: ['nonfoil'], isDigital: false },
    prices: { usd, usdFoil: foil, usdEtched: etched, eur: null, eurFoil: null },
    faces: faces.map((face) => ({
      ...stats,
      name,
      manaCost: face.cost,
      typeLine: face.type,
      oracleText: face.text ?? '',
    })),
  }
}

function factsOf(oracleId: string, sketch: Sketch): CardFacts {
  const cost = sketch.cost ?? sketch.faces?.[0]?.cost ?? ''
  const legalities = deckFormats.map((format) => [format, 'legal'])
  return {
    oracleId,
    layout: sketch.layout ?? 'normal',
    manaValue: sketch.value ?? plainValue(cost),
    colors: [],
    producedMana: [...(sketch.makes ?? '')],
    keywords: [],
    legalities: Object.fromEntries(legalities),
    isGameChanger: false,
    edhrecRank: null,
  }
}

/** For costs without special symbols, of the first half. */
function plainValue(cost: string): number {
  const symbols = cost.split(' // ')[0]?.match(/[^{}]+/g) ?? []
  return symbols.reduce(
    (sum, symbol) => sum + (Number.isNaN(Number(symbol)) ? 1 : Number(symbol)),
    0,
  )
}
