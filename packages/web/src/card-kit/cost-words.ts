import { readCost, readSymbol } from './symbols.ts'

/** "{2}{U}" as "mana cost: two generic, one blue"; empty for a cost without symbols. */
export function costWords(cost: string): string {
  const parts = readCost(cost).map((symbols) => symbols.map(shortWords).join(', '))
  return parts.length > 0 ? `mana cost: ${parts.join('; other part: ')}` : ''
}

function shortWords(symbol: string): string {
  return readSymbol(symbol)?.words.replace(/ mana/g, '') ?? ''
}
