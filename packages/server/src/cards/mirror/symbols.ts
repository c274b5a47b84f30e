import { type CardSymbol, colors } from '@manafolio/contract'
import {
  isHybridSymbol,
  isPhyrexianSymbol,
  manaSymbols,
  symbolColors,
  symbolManaValue,
} from '@manafolio/search'
import { genericSymbols, manaInWords, otherSymbols } from './symbol-words.ts'

/** Every symbol that cards print. */
export function cardSymbols(): CardSymbol[] {
  return symbols
}

const funny = new Set('A Y Z ½ 100 1000000 ∞ C/P HW HR L D'.split(' '))

/** Mana that no cost asks for (so far): it stands only in rules texts and reminders. */
const inNoCost = new Set(
  '½ 17 18 19 20 100 ∞ B/G/P B/R/P R/G/P R/W/P U/B/P U/R/P W/B/P W/U/P H HR'.split(' '),
)

const genericValues: Record<string, number | null> = { '½': 0.5, '∞': null }

/** Files can't be called like these. */
const fileNames: Record<string, string> = { '½': 'HALF', '∞': 'INFINITY' }

/** The symbols that the older database of the cards writes in ways of its own. */
const older = {
  twice: new Set('X W U B R G'.split(' ')),
  once: new Set(['½', ...Array.from({ length: 21 }, (_, amount) => String(amount))]),
}

const symbols: CardSymbol[] = [
  ...Object.entries(otherSymbols).map(([symbol, english]) => symbolObject(symbol, { english })),
  ...Object.entries(genericSymbols).map(([symbol, words]) =>
    symbolObject(symbol, {
      english: symbol === '0' ? 'zero mana' : `${words} generic mana`,
      represents_mana: true,
      loose_variant: symbol,
      ...withValue(symbol in genericValues ? (genericValues[symbol] ?? null) : Number(symbol)),
    }),
  ),
  ...manaSymbols.map((symbol) =>
    symbolObject(symbol, {
      english: manaInWords(symbol),
      // A land drop is asked for like mana, but is none.
      represents_mana: symbol !== 'D',
      loose_variant: /^[WUBRGCSXYZLD]$/.test(symbol) ? symbol : null,
      ...withValue(symbolManaValue(symbol)),
    }),
  ),
]

function symbolObject(symbol: string, facts: Partial<CardSymbol>): CardSymbol {
  const isMana = !(symbol in otherSymbols)
  return {
    object: 'card_symbol',
    symbol: `{${symbol}}`,
    svg_uri: `https://svgs.scryfall.io/card-symbols/${fileNames[symbol] ?? symbol.replaceAll('/', '')}.svg`,
    loose_variant: null,
    english: '',
    transposable: isMana && /^H[WR]$|\//.test(symbol),
    represents_mana: false,
    appears_in_mana_costs: isMana && !inNoCost.has(symbol),
    hybrid: isMana && isHybridSymbol(symbol),
    phyrexian: isMana && isPhyrexianSymbol(symbol),
    funny: funny.has(symbol),
    colors: isMana ? colorsOf(symbol) : [],
    gatherer_alternates: olderNames(symbol),
    ...withValue(0),
    ...facts,
  }
}

function withValue(value: number | null) {
  return { mana_value: value, cmc: value }
}

function colorsOf(symbol: string): string[] {
  const mask = symbolColors(symbol)
  return colors.filter((_, bit) => mask & (1 << bit))
}

function olderNames(symbol: string): string[] | null {
  if (symbol === 'T') return ['ocT', 'oT']
  if (older.twice.has(symbol)) return [`o${symbol}`, `oo${symbol}`]
  return older.once.has(symbol) ? [`o${symbol}`] : null
}
