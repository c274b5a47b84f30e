import { europeanLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** A line counts regular, foil and etched copies; conditions and languages are counted as well. */
export const urzaGatherer: ListFormat = {
  format: 'urzagatherer',
  signatures: [['count', 'foil count', 'special foil count']],
  columns: {
    regularQuantity: ['count'],
    foilQuantity: ['foil count'],
    etchedQuantity: ['special foil count'],
    name: ['name'],
    setCode: ['set code'],
    setName: ['set'],
    collectorNumber: ['number'],
    condition: ['condition'],
    language: ['languages'],
    scryfallId: ['scryfall id'],
    tcgplayerId: ['tcg id'],
    cardmarketId: ['cardmarket id'],
    multiverseId: ['multiverse id'],
  },
  otherCounts: ['to trade', 'wanted', 'deck count', 'sideboard count', 'maybeboard count'],
  finishes: finishWords,
  conditions: europeanLadder,
  conditionIn: onlyOne,
  languages: languageWords,
  languageIn: onlyOne,
}

/** “3xNear mint, 1xNear mint” is near mint; of several, nobody knows which copies are meant. */
function onlyOne(text: string): string {
  const counted = [...text.matchAll(/(?:^|,)\s*\d+x([^,]*)/gi)].map(([, word = '']) => word.trim())
  if (counted.length === 0) return text
  const [word = '', ...others] = new Set(counted.filter((word) => word !== 'undefined'))
  return others.length === 0 ? word : text
}
