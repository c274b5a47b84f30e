import { isPermanent } from './card-claims.ts'
import type { Claim } from './claim.ts'
import type { Facts } from './facts.ts'

/** Claims about kinds of cards and of printings: `is:`, `not:`. */
export const kindClaims: readonly Claim[] = [
  // Printings
  { query: 'is:foil', holds: ({ printing }) => printing.finishes.includes('foil') },
  { query: 'is:nonfoil', holds: ({ printing }) => printing.finishes.includes('nonfoil') },
  { query: 'is:etched', holds: ({ printing }) => printing.finishes.includes('etched') },
  { query: 'is:promo', holds: ({ printing }) => printing.promo },
  { query: 'is:reprint', holds: ({ printing }) => printing.reprint },
  { query: 'not:reprint', holds: ({ printing }) => !printing.reprint },
  { query: '-not:reprint', holds: ({ printing }) => printing.reprint },
  { query: 'is:firstprinting', holds: ({ printing }) => !printing.reprint },
  { query: 'is:full', holds: ({ printing }) => printing.full_art },
  { query: 'is:digital', holds: ({ printing }) => !printing.games.includes('paper') },
  { query: 'is:booster', holds: ({ printing }) => printing.booster },
  { query: 'is:textless', holds: ({ printing }) => printing.textless },
  { query: 'is:spotlight', holds: ({ printing }) => printing.story_spotlight },
  { query: 'is:old', holds: ({ printing }) => /^(1993|1997)$/.test(printing.frame) },
  { query: 'is:new', holds: ({ printing }) => /^(2003|2015|future)$/.test(printing.frame) },
  { query: 'is:colorshifted', holds: ({ frames }) => frames.includes('colorshifted') },
  { query: 'is:masterpiece', holds: ({ printing }) => printing.set_type === 'masterpiece' },
  { query: 'is:universesbeyond', holds: ({ promos }) => promos.includes('universesbeyond') },
  { query: 'is:prerelease', holds: ({ promos }) => promos.includes('prerelease') },
  { query: 'is:judge_gift', holds: ({ promos }) => promos.includes('judgegift') },
  { query: 'is:fnm', holds: ({ promos }) => promos.includes('fnm') },
  { query: 'is:buyabox', holds: ({ promos }) => promos.includes('buyabox') },
  { query: 'is:set_promo', holds: ({ promos }) => promos.includes('setpromo') },
  { query: 'is:datestamped', holds: ({ promos }) => promos.includes('datestamped') },
  { query: 'is:release', holds: ({ promos }) => promos.includes('release') },
  { query: 'is:instore', holds: ({ promos }) => promos.includes('instore') },
  { query: 'is:media_insert', holds: ({ promos }) => promos.includes('mediainsert') },
  { query: 'is:planeswalker_deck', holds: ({ promos }) => promos.includes('planeswalkerdeck') },
  { query: 'is:glossy', holds: ({ promos }) => promos.includes('glossy') },
  {
    query: 'is:rebalanced',
    holds: ({ card, promos }) => card.name.startsWith('A-') || promos.includes('rebalanced'),
  },
  { query: 'is:borderless', holds: ({ printing }) => printing.border_color === 'borderless' },
  { query: 'is:showcase', holds: ({ frames }) => frames.includes('showcase') },
  // Layouts
  { query: 'is:split', holds: ({ card }) => /^(split|aftermath)$/.test(card.layout) },
  { query: 'is:flip', holds: ({ card }) => card.layout === 'flip' },
  { query: 'is:transform', holds: ({ card }) => card.layout === 'transform' },
  { query: 'is:mdfc', holds: ({ card }) => card.layout === 'modal_dfc' },
  {
    query: 'is:dfc',
    holds: ({ printing }) => /^(transform|modal_dfc|reversible_card)$/.test(printing.layout),
  },
  { query: 'is:meld', holds: ({ card }) => card.layout === 'meld' },
  {
    query: 'is:meldresult',
    holds: ({ card, type }) => card.layout === 'meld' && !card.mana_cost && !type.includes('land'),
  },
  { query: 'is:leveler', holds: ({ card }) => card.layout === 'leveler' },
  { query: 'is:adventure', holds: ({ card }) => card.layout === 'adventure' },
  { query: 'is:saga', holds: ({ type }) => type.includes('saga') },
  { query: 'is:battle', holds: ({ type }) => type.includes('battle') },
  // Cards
  { query: 'is:reserved', holds: ({ card }) => card.reserved },
  { query: 'is:hybrid', holds: ({ costs }) => costs.flat().some(isHybrid) },
  {
    query: 'is:phyrexian',
    holds: ({ costs, full }) =>
      costs.flat().some((symbol) => symbol.endsWith('/P')) || full.includes('/p}'),
  },
  { query: 'is:permanent', holds: ({ faces }) => faces.some(isPermanent) },
  { query: 'is:spell', holds: isSpell },
  { query: 'is:historic', holds: ({ type }) => /\b(legendary|artifact|saga)\b/.test(type) },
  { query: 'is:vanilla', holds: isVanilla },
  {
    query: 'is:party',
    holds: (facts) =>
      facts.type.includes('creature') &&
      (/\b(cleric|rogue|warrior|wizard)\b/.test(facts.type) || isEveryPartyType(facts)),
  },
  {
    query: 'is:outlaw',
    holds: (facts) =>
      /\b(assassin|mercenary|pirate|rogue|warlock)\b/.test(facts.type) || isEveryPartyType(facts),
  },
  { query: 'is:companion', holds: ({ oracle }) => /^companion —/m.test(oracle) },
  // A background and Grist are left to others to judge; Brisela is melded, not cast.
  {
    query: 'is:commander -t:background -grist -is:meld',
    holds: (facts) => isCommander(facts) && !/background/.test(facts.type) && !isOdd(facts),
  },
  {
    query: 'is:fetchland',
    holds: ({ oracle }) =>
      /pay 1 life, sacrifice .*: search your library for an? \w+ or/.test(oracle),
  },
  {
    query: 'is:shockland',
    holds: ({ type, oracle }) => /land — \w+ \w+$/.test(type) && oracle.includes('pay 2 life'),
  },
  { query: 'is:dual', holds: ({ names }) => names.some((name) => originalDuals.has(name)) },
]

const originalDuals = new Set([
  'tundra',
  'underground sea',
  'badlands',
  'taiga',
  'savannah',
  'scrubland',
  'volcanic island',
  'bayou',
  'plateau',
  'tropical island',
])

/** Changelings, and those that say it in words, are rogues among others. */
function isEveryPartyType({ keywords, oracle }: Facts): boolean {
  return keywords.includes('changeling') || oracle.includes('is also a cleric, rogue, warrior, and')
}

/** Two things to pay with, of which P is none: G/W, 2/G, C/U, G/W/P. */
function isHybrid(symbol: string): boolean {
  return symbol.split('/').filter((part) => part !== 'P').length > 1
}

const castFromEitherFace = /^(split|aftermath|adventure|modal_dfc|prepare)$/
const castTypes =
  /artifact|battle|creature|enchantment|instant|kindred|tribal|planeswalker|sorcery|summon|eaturecray|universewalker/i
const neverCast = /\bLand\b|Attraction|Contraption|Token/

/** Lands are played, attractions opened and contraptions assembled. */
function isSpell({ card, faces }: Facts): boolean {
  const playable = castFromEitherFace.test(card.layout) ? faces : faces.slice(0, 1)
  return playable.some(
    ({ type_line = '' }) => castTypes.test(type_line) && !neverCast.test(type_line),
  )
}

/** By the front, as an adventure is no ability of its creature. */
function isVanilla({ faces: [front], type, oracle, card }: Facts): boolean {
  if (!type.includes('creature') || type.includes('land')) return false
  const text = card.oracle_text === undefined ? front?.oracle_text : oracle
  return text !== undefined && text.replace(/\([^)]*\)/g, '').trim() === ''
}

function isCommander({ card, faces, type }: Facts): boolean {
  if (card.legalities.commander === 'banned' || type.includes('token')) return false
  const main = /^(split|aftermath)$/.test(card.layout) ? faces : faces.slice(0, 1)
  return main.some(
    ({ type_line = '', toughness, oracle_text }) =>
      (/Legendary/.test(type_line) &&
        (/Creature|Vehicle/.test(type_line) || toughness !== undefined || hasBox(oracle_text))) ||
      oracle_text?.includes('can be your commander'),
  )
}

/** Of some spacecraft the service gives power and toughness as their text's last line. */
function hasBox(text = ''): boolean {
  return text.split('\n').some((line) => /^\d+\/\d+$/.test(line))
}

function isOdd({ card, title }: Facts): boolean {
  return card.layout === 'meld' || title.includes('grist')
}
