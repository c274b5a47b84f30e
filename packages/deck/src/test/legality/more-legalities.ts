import {
  type DeckFormat,
  type LegalityWord,
  type MoreFormat,
  moreFormats,
} from '@manafolio/contract'

type Legalities = Partial<Record<DeckFormat, LegalityWord>>

/** The card data has no list of PreDH, and leaves basic lands out of that of Old School. */
const listed = moreFormats.filter((format) => format !== 'predh')
const ofBasics: Legalities = { ...all('legal'), oldschool: 'not_legal' }

const ofCards: Readonly<Record<string, Partial<Record<MoreFormat, LegalityWord>>>> = {
  'Lightning Bolt': { duel: 'legal', historic: 'banned', paupercommander: 'legal' },
  'Sol Ring': { duel: 'banned', gladiator: 'legal', historicbrawl: 'legal', timeless: 'legal' },
  'Ancestral Recall': { duel: 'banned', oldschool: 'restricted', timeless: 'restricted' },
  'Swords to Plowshares': { duel: 'legal', gladiator: 'legal', oldschool: 'legal' },
  'Lurrus of the Dream-Den': { gladiator: 'legal', historic: 'legal' },
  'Thrasios, Triton Hero': { duel: 'restricted' },
  'Isamaru, Hound of Konda': { duel: 'legal' },
  'Chandra, Torch of Defiance': { duel: 'legal', historicbrawl: 'legal' },
  'Llanowar Elves': { historicbrawl: 'legal', paupercommander: 'legal' },
  'Slippery Bogle': { paupercommander: 'legal' },
  'Boros Reckoner': { duel: 'legal' },
  'Young Pyromancer': { paupercommander: 'restricted' },
  'Dryad Arbor': { paupercommander: 'restricted' },
  Opt: { historicbrawl: 'legal', paupercommander: 'legal', premodern: 'legal' },
}

/** How a card stands in the formats that are offered below the main ones. */
export function moreLegalitiesOf(name: string, typeLine: string): Legalities {
  if (typeLine.startsWith('Basic')) return ofBasics
  return { ...all('not_legal'), ...ofCards[name] }
}

/** Those with a printing at uncommon. */
export const uncommons: readonly string[] = [
  'Young Pyromancer',
  'Slippery Bogle',
  'Lightning Bolt',
  'Dryad Arbor',
]

function all(word: LegalityWord): Legalities {
  return Object.fromEntries(listed.map((format) => [format, word]))
}
