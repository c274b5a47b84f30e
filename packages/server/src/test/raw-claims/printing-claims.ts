import { type Claim, countDistinct } from './claim.ts'
import { isExtra, price } from './facts.ts'
import type { RawCard } from './raw-card.ts'

/** Claims about printings, by themselves and among the others of their card. */
export const printingClaims: readonly Claim[] = [
  // Rarities, sets and numbers
  { query: 'r:mythic', holds: ({ printing }) => printing.rarity === 'mythic' },
  { query: 'r=u', holds: ({ printing }) => printing.rarity === 'uncommon' },
  { query: 'r>=rare', holds: ({ rarity }) => rarity >= 2 },
  { query: 'rarity<special', holds: ({ rarity }) => rarity < 3 },
  { query: 'r!=common', holds: ({ printing }) => printing.rarity !== 'common' },
  { query: 's:lea', holds: ({ printing }) => printing.set === 'lea' },
  { query: 'e:MH2', holds: ({ printing }) => printing.set === 'mh2' },
  {
    query: 's:"time spiral"',
    holds: ({ printing }) => printing.set_name.toLowerCase().includes('time spiral'),
  },
  { query: 'b:wwk', holds: ({ printing }) => ['zen', 'wwk', 'roe'].includes(printing.set) },
  { query: 'st:masters', holds: ({ printing }) => printing.set_type === 'masters' },
  {
    query: 'st:draftinnovation',
    holds: ({ printing }) => printing.set_type === 'draft_innovation',
  },
  { query: 'st:duel_deck', holds: ({ printing }) => printing.set_type === 'duel_deck' },
  { query: 'cn:141', holds: ({ printing }) => printing.collector_number === '141' },
  { query: 'cn=1p', holds: ({ printing }) => /^1p$/i.test(printing.collector_number) },
  {
    query: 'cn>300 s:mh2',
    holds: ({ printing, number }) => printing.set === 'mh2' && number > 300,
  },
  { query: 'number<=5', holds: ({ number }) => number <= 5 },
  { query: 'cn:10-12', holds: ({ number }) => number >= 10 && number <= 12 },
  // Prices
  { query: 'usd>100', holds: ({ usd }) => usd > 100 },
  { query: 'usd<=0.25', holds: ({ usd }) => usd <= 0.25 },
  { query: 'usd=1', holds: ({ usd }) => usd === 1 },
  { query: 'usdfoil>50', holds: ({ printing }) => price(printing, 'usd_foil') > 50 },
  { query: 'usdetched<2', holds: ({ printing }) => price(printing, 'usd_etched') < 2 },
  { query: 'eur>=10', holds: ({ printing }) => price(printing, 'eur') >= 10 },
  { query: 'eurfoil<0.5', holds: ({ printing }) => price(printing, 'eur_foil') < 0.5 },
  {
    query: 'cheapest:usd',
    holds: ({ usd, printings }) => usd === Math.min(...shown(printings).map(usdOf).filter(isPrice)),
  },
  // Dates
  { query: 'year<=1995', holds: ({ printing }) => printing.released_at < '1996' },
  { query: 'year=2015', holds: ({ printing }) => printing.released_at.startsWith('2015') },
  { query: 'date>=2015-08-18', holds: ({ printing }) => printing.released_at >= '2015-08-18' },
  { query: 'date>zen', holds: ({ printing }) => printing.released_at > '2009-10-02' },
  { query: 'date<now', holds: ({ printing }) => printing.released_at < '2026-11-21' },
  // Artwork and frames
  { query: 'a:"rebecca guay"', holds: ({ artist }) => artist.includes('rebecca guay') },
  { query: 'artist:guay', holds: ({ artist }) => artist.includes('guay') },
  { query: 'artists>1', holds: ({ artists }) => artists > 1 },
  { query: 'ft:mishra', holds: ({ flavor }) => flavor.includes('mishra') },
  { query: 'flavor:"the king"', holds: ({ flavor }) => flavor.includes('the king') },
  { query: 'has:flavor', holds: ({ flavor }) => flavor !== '' },
  { query: 'wm:boros', holds: ({ watermarks }) => watermarks.includes('boros') },
  { query: 'watermark:phyrexian', holds: ({ watermarks }) => watermarks.includes('phyrexian') },
  { query: 'has:watermark', holds: ({ watermarks }) => watermarks.length > 0 },
  { query: 'frame:1997', holds: ({ frames }) => frames.includes('1997') },
  { query: 'frame:future', holds: ({ frames }) => frames.includes('future') },
  { query: 'frame:showcase', holds: ({ frames }) => frames.includes('showcase') },
  { query: 'frame:extendedart', holds: ({ frames }) => frames.includes('extendedart') },
  { query: 'border:borderless', holds: ({ printing }) => printing.border_color === 'borderless' },
  { query: '-border:black', holds: ({ printing }) => printing.border_color !== 'black' },
  { query: 'stamp:oval', holds: ({ printing }) => printing.security_stamp === 'oval' },
  { query: 'stamp:triangle', holds: ({ printing }) => printing.security_stamp === 'triangle' },
  // Games and languages
  { query: 'game:paper', holds: ({ printing }) => printing.games.includes('paper') },
  {
    query: 'game:mtgo -game:paper',
    holds: ({ printing }) => printing.games.includes('mtgo') && !printing.games.includes('paper'),
  },
  { query: 'game:arena', holds: ({ printing }) => printing.games.includes('arena') },
  { query: 'lang:ja', holds: ({ printing }) => printing.lang === 'ja' },
  { query: 'language:japanese', holds: ({ printing }) => printing.lang === 'ja' },
  // Among the printings of a card
  { query: 'in:lea', holds: ({ printings }) => printings.some(({ set }) => set === 'lea') },
  {
    query: 'in:mythic r:rare',
    holds: ({ printings, printing }) =>
      printings.some(({ rarity }) => rarity === 'mythic') && printing.rarity === 'rare',
  },
  {
    query: '-in:mtgo',
    holds: ({ printings }) => !printings.some(({ games }) => games.includes('mtgo')),
  },
  { query: 'in:ja', holds: ({ printings }) => printings.some(({ lang }) => lang === 'ja') },
  {
    query: 'in:core',
    holds: ({ printings }) => printings.some(({ set_type }) => set_type === 'core'),
  },
  {
    query: 't:legendary -in:booster',
    holds: ({ type, printings }) =>
      type.includes('legendary') && !printings.some(({ booster }) => booster),
  },
  { query: 'prints=1', holds: ({ printings }) => printings.length === 1 },
  { query: 'prints>=40', holds: ({ printings }) => printings.length >= 40 },
  { query: 'sets>=20', holds: ({ printings }) => setCount(printings) >= 20 },
  { query: 'paperprints=1', holds: ({ printings }) => printings.filter(isOnPaper).length === 1 },
  { query: 'papersets<=2', holds: ({ printings }) => setCount(printings.filter(isOnPaper)) <= 2 },
  { query: 'illustrations>5', holds: ({ printings }) => artworkCount(printings) > 5 },
  { query: 'is:unique', holds: ({ printings }) => setCount(shown(printings)) === 1 },
]

function shown(printings: readonly RawCard[]): RawCard[] {
  return printings.filter((printing) => !isExtra(printing))
}

function usdOf(printing: RawCard): number {
  const finishes = ['usd', 'usd_foil', 'usd_etched'].map((key) => price(printing, key))
  return finishes.find(isPrice) ?? Number.NaN
}

function isPrice(value: number): boolean {
  return value > 0
}

function isOnPaper({ games }: RawCard): boolean {
  return games.includes('paper')
}

function setCount(printings: readonly RawCard[]): number {
  return countDistinct(printings.map(({ set }) => set))
}

/** An artwork without an id is taken for one of its own. */
function artworkCount(printings: readonly RawCard[]): number {
  return countDistinct(printings.map(({ illustration_id, id }) => illustration_id ?? id))
}
