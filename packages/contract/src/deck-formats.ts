import * as z from 'zod/mini'

/** The formats that are offered first, in this order. */
export const mainFormats = [
  'standard',
  'pioneer',
  'modern',
  'legacy',
  'vintage',
  'commander',
  'brawl',
  'pauper',
  'oathbreaker',
] as const

/** Those that are offered below them, by name. */
export const moreFormats = [
  'alchemy',
  'historicbrawl',
  'duel',
  'explorer',
  'gladiator',
  'historic',
  'oldschool',
  'paupercommander',
  'penny',
  'predh',
  'premodern',
  'timeless',
] as const
export type MoreFormat = (typeof moreFormats)[number]

/** All formats that decks are built for, in the order in which they are offered. */
export const deckFormats = [...mainFormats, ...moreFormats] as const
const formatRequired = 'Format is required'
export const deckFormat = z.enum(deckFormats, { error: formatRequired })
export type DeckFormat = z.infer<typeof deckFormat>

/** What most pages know of a format; its texts are in `format-texts.ts`. */
export interface FormatFacts {
  name: string
  /**
   * What card data and the query language call it. Brawl is of sixty cards from Standard sets here,
   * which is “standardbrawl” to them: their “brawl” is the one of a hundred, “historicbrawl” here.
   */
  legality: string
  /** The deck size to show; it is not enforced. */
  size: string
  /** The minimum number of cards, including the commander. */
  cards: number
  /** A deck has exactly so many cards, and one copy of each. */
  isExact: boolean
  /** The query that finds its commanders; null for formats without one. */
  commanders: string | null
}

/** Those banned in Commander are no “is:commander”; decks may be led by them all the same. */
const anyCommander = '(is:commander or banned:commander t:legendary t:creature)'

/** Backgrounds only lead beside another commander, but for the one that is a creature. */
const commanders = `${anyCommander} (t:creature or -t:background)`

/** By their front, and not what two cards meld into. */
const planeswalker = '(t:planeswalker -t:battle -is:meldresult)'

export const formatFacts: Record<DeckFormat, FormatFacts> = {
  standard: sixtyOrMore('Standard', 'standard'),
  pioneer: sixtyOrMore('Pioneer', 'pioneer'),
  modern: sixtyOrMore('Modern', 'modern'),
  legacy: sixtyOrMore('Legacy', 'legacy'),
  vintage: sixtyOrMore('Vintage', 'vintage'),
  commander: exactlyHundred('Commander (EDH)', 'commander', commanders),
  brawl: exactlySixty(
    'Brawl',
    'standardbrawl',
    `t:legendary (${planeswalker} or ${anyCommander} t:creature)`,
  ),
  pauper: sixtyOrMore('Pauper', 'pauper'),
  oathbreaker: exactlySixty(
    'Oathbreaker',
    'oathbreaker',
    '(is:oathbreaker or banned:oathbreaker t:planeswalker)',
  ),
  alchemy: sixtyOrMore('Alchemy', 'alchemy'),
  historicbrawl: exactlyHundred(
    'Brawl (100 cards)',
    'brawl',
    `t:legendary (${planeswalker} or ${commanders})`,
  ),
  duel: exactlyHundred('Duel Commander', 'duel', commanders),
  explorer: sixtyOrMore('Explorer', 'explorer'),
  gladiator: { ...sixtyOrMore('Gladiator', 'gladiator'), size: '100 cards minimum', cards: 100 },
  historic: sixtyOrMore('Historic', 'historic'),
  oldschool: sixtyOrMore('Old School', 'oldschool'),
  paupercommander: exactlyHundred(
    'Pauper Commander',
    'paupercommander',
    'is:paupercommander in:uncommon',
  ),
  penny: sixtyOrMore('Penny Dreadful', 'penny'),
  predh: exactlyHundred('PreDH', 'predh', commanders),
  premodern: sixtyOrMore('Premodern', 'premodern'),
  timeless: sixtyOrMore('Timeless', 'timeless'),
}

function sixtyOrMore(name: string, legality: string): FormatFacts {
  return { name, legality, size: '60 cards minimum', cards: 60, isExact: false, commanders: null }
}

function exactlySixty(name: string, legality: string, commanders: string): FormatFacts {
  return { name, legality, size: 'Exactly 60 cards', cards: 60, isExact: true, commanders }
}

function exactlyHundred(name: string, legality: string, commanders: string): FormatFacts {
  return { name, legality, size: 'Exactly 100 cards', cards: 100, isExact: true, commanders }
}

/** A format by its key or its display name, ignoring case. */
export const rawFormat = z.union(
  [
    deckFormat,
    z.pipe(
      z.string().check(z.toLowerCase()),
      z.pipe(
        z.transform((raw: string) => formatNamed(raw) ?? raw),
        deckFormat,
      ),
    ),
  ],
  { error: formatRequired },
)

function formatNamed(name: string): DeckFormat | undefined {
  return deckFormats.find((format) => formatFacts[format].name.toLowerCase() === name)
}
