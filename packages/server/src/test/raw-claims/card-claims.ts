import { type Claim, countOf, hasAll, hasOnly, isSame } from './claim.ts'

/** Claims about what all printings of a card share. */
export const cardClaims: readonly Claim[] = [
  // Names
  { query: 'bolt', holds: ({ names }) => names.some((name) => name.includes('bolt')) },
  {
    query: 'lightning bolt',
    holds: ({ names }) =>
      ['lightning', 'bolt'].every((word) => names.some((name) => name.includes(word))),
  },
  { query: '"of the"', holds: ({ names }) => names.some((name) => name.includes('of the')) },
  { query: 'lim-dûl', holds: ({ names }) => names.some((name) => name.includes('lim dul')) },
  { query: 'limdul', holds: ({ names }) => names.some((name) => name.includes('limdul')) },
  { query: 'Æther', holds: ({ names }) => names.some((name) => name.includes('aether')) },
  { query: '-the', holds: ({ names }) => !names.some((name) => name.includes('the')) },
  { query: 'name:serra', holds: ({ names }) => names.some((name) => name.includes('serra')) },
  { query: '!forest', holds: ({ names }) => names.includes('forest') },
  { query: '!fire', holds: ({ names }) => names.includes('fire') },
  { query: '!"Fire // Ice"', holds: ({ names }) => names.includes('fire ice') },
  // Types
  { query: 't:goblin', holds: ({ type }) => type.includes('goblin') },
  { query: 't:legendar', holds: ({ type }) => type.includes('legendar') },
  { query: 't:"legendary creature"', holds: ({ type }) => type.includes('legendary creature') },
  {
    query: 't:creature -t:human',
    holds: ({ type }) => type.includes('creature') && !type.includes('human'),
  },
  { query: 'type!=land', holds: ({ type }) => !type.includes('land') },
  // Rules text
  { query: 'o:flying', holds: ({ oracle }) => oracle.includes('flying') },
  { query: 'o:"draw a card"', holds: ({ oracle }) => oracle.includes('draw a card') },
  {
    query: 'oracle:"enters tapped" -o:unless',
    holds: ({ oracle }) => oracle.includes('enters tapped') && !oracle.includes('unless'),
  },
  { query: 'o:"{t}: add"', holds: ({ oracle }) => oracle.includes('{t}: add') },
  { query: 'o:reach', holds: ({ oracle }) => oracle.includes('reach') },
  { query: 'fo:reach', holds: ({ full }) => full.includes('reach') },
  {
    query: 'fo:"can block" -o:"can block"',
    holds: ({ full, oracle }) => full.includes('can block') && !oracle.includes('can block'),
  },
  { query: 'kw:flying', holds: ({ keywords }) => keywords.includes('flying') },
  {
    query: 'keyword:"first strike"',
    holds: ({ keywords }) => keywords.includes('first strike'),
  },
  // Colors
  { query: 'c:wu', holds: ({ colorings }) => colorings.some((colors) => hasAll(colors, 'WU')) },
  { query: 'c=rg', holds: ({ colorings }) => colorings.some((colors) => isSame(colors, 'RG')) },
  {
    query: 'c<=esper',
    holds: ({ colorings }) => colorings.some((colors) => hasOnly(colors, 'WUB')),
  },
  {
    query: 'c<wu',
    holds: ({ colorings }) =>
      colorings.some((colors) => hasOnly(colors, 'WU') && !hasAll(colors, 'WU')),
  },
  {
    query: 'c>azorius',
    holds: ({ colorings }) =>
      colorings.some((colors) => hasAll(colors, 'WU') && !hasOnly(colors, 'WU')),
  },
  { query: 'c!=g', holds: ({ colorings }) => !colorings.includes('G') },
  { query: 'c:c', holds: ({ colorings }) => colorings.some((colors) => colors === '') },
  { query: 'c:m', holds: ({ colorings }) => colorings.some((colors) => colors.length > 1) },
  { query: 'c=3', holds: ({ colorings }) => colorings.some((colors) => colors.length === 3) },
  { query: 'c:five', holds: ({ colorings }) => colorings.some((colors) => colors.length === 5) },
  {
    query: 'c>=wu t:creature mv<=3',
    holds: ({ colorings, type, mv }) =>
      colorings.some((colors) => hasAll(colors, 'WU')) && type.includes('creature') && mv <= 3,
  },
  { query: 'id:wu', holds: ({ identity }) => hasOnly(identity, 'WU') },
  { query: 'id=jund', holds: ({ identity }) => isSame(identity, 'BRG') },
  { query: 'identity>=growth', holds: ({ identity }) => hasAll(identity, 'WUBG') },
  { query: 'id:c', holds: ({ identity }) => identity === '' },
  { query: 'ci>=4', holds: ({ identity }) => identity.length >= 4 },
  {
    query: 'has:indicator',
    holds: ({ card, faces }) => [card, ...faces].some((face) => face.color_indicator?.length),
  },
  // Mana
  { query: 'produces=wu', holds: ({ produces }) => isSame(produces, 'WU') },
  { query: 'produces:c', holds: ({ produces }) => produces.includes('C') },
  { query: 'produces>=g', holds: ({ produces }) => produces.includes('G') },
  {
    query: 'm=2WW',
    holds: ({ costs }) => costs.some((cost) => [...cost].sort().join() === '2,W,W'),
  },
  { query: 'm>=WWW', holds: ({ costs }) => costs.some((cost) => countOf(cost, 'W') >= 3) },
  { query: 'm:{R/P}', holds: ({ costs }) => costs.some((cost) => cost.includes('R/P')) },
  { query: 'mana:{2/G}', holds: ({ costs }) => costs.some((cost) => cost.includes('2/G')) },
  {
    query: 'm>3WU',
    holds: ({ costs }) =>
      costs.some(
        (cost) =>
          countOf(cost, 'generic') >= 3 &&
          hasAll(cost.join(''), 'WU') &&
          countOf(cost, 'W') >= 1 &&
          countOf(cost, 'U') >= 1 &&
          [...cost].sort().join() !== '3,U,W',
      ),
  },
  {
    query: 'devotion>={w}{w}{w}',
    holds: ({ faces, costs }) => isPermanent(faces[0]) && devotion(costs[0], 'W') >= 3,
  },
  {
    query: 'devotion:{u/b}{u/b}',
    holds: ({ faces, costs }) => isPermanent(faces[0]) && devotion(costs[0], 'UB') >= 2,
  },
  // Numbers
  { query: 'mv=3', holds: ({ mv }) => mv === 3 },
  { query: 'cmc>=10', holds: ({ mv }) => mv >= 10 },
  { query: 'mv:even', holds: ({ mv }) => mv % 2 === 0 },
  { query: 'manavalue=odd', holds: ({ mv }) => mv % 2 === 1 },
  { query: 'pow>=8', holds: ({ sides }) => sides.some(({ pow }) => pow >= 8) },
  { query: 'pow<1', holds: ({ sides }) => sides.some(({ pow }) => pow < 1) },
  {
    query: 'tou!=2',
    holds: ({ sides }) => !Number.isNaN(sides[0]?.tou) && sides.every(({ tou }) => tou !== 2),
  },
  { query: 'pow>tou', holds: ({ sides }) => sides.some(({ pow, tou }) => pow > tou) },
  { query: 'tou=mv', holds: ({ sides, mv }) => sides.some(({ tou }) => tou === mv) },
  { query: 'pt>=20', holds: ({ sides }) => sides.some(({ pow, tou }) => pow + tou >= 20) },
  { query: 'powtou<=1', holds: ({ sides }) => sides.some(({ pow, tou }) => pow + tou <= 1) },
  { query: 'loy=3', holds: ({ sides }) => sides.some(({ loy }) => loy === 3) },
  { query: 'loyalty>mv', holds: ({ sides, mv }) => sides.some(({ loy }) => loy > mv) },
  // Formats
  { query: 'f:modern', holds: ({ card }) => isLegal(card.legalities.modern) },
  { query: 'legal:vintage', holds: ({ card }) => isLegal(card.legalities.vintage) },
  {
    query: 'f:commander -f:legacy',
    holds: ({ card }) => isLegal(card.legalities.commander) && !isLegal(card.legalities.legacy),
  },
  { query: 'format:edh', holds: ({ card }) => isLegal(card.legalities.commander) },
  { query: 'banned:legacy', holds: ({ card }) => card.legalities.legacy === 'banned' },
  {
    query: 'restricted:vintage',
    holds: ({ card }) => card.legalities.vintage === 'restricted',
  },
  { query: 'edhrecrank<=100', holds: ({ card }) => (card.edhrec_rank ?? Number.NaN) <= 100 },
]

function isLegal(word: string | undefined): boolean {
  return word === 'legal' || word === 'restricted'
}

export function isPermanent(face: { type_line?: string } | undefined): boolean {
  const permanents = /Artifact|Battle|Creature|Enchantment|Land|Planeswalker/
  return permanents.test(face?.type_line ?? '')
}

/** Symbols of any of the colors, hybrid ones too. */
function devotion(cost: readonly string[] | undefined, colors: string): number {
  const isOfThem = (symbol: string) => [...colors].some((color) => symbol.includes(color))
  return (cost ?? []).filter(isOfThem).length
}
