import { anyLadder, closeConditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** Its user chooses the columns, or has it write the format of another tool. */
export const delver: ListFormat = {
  format: 'delver',
  signatures: [
    ['name', 'tcgplayer product id', 'quantity'],
    ['name', 'acquired price', 'quantity'],
  ],
  columns: {
    quantity: ['quantity'],
    name: ['name'],
    setCode: ['set code'],
    setName: ['set name'],
    set: ['set'],
    collectorNumber: ['number', 'collector number'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language'],
    scryfallId: ['scryfall id'],
    tcgplayerId: ['tcgplayer product id'],
    cardmarketId: ['cardmarket id'],
    multiverseId: ['multiverse id'],
  },
  finishes: finishWords,
  conditions: anyLadder,
  closeConditions: closeConditionWords,
  languages: languageWords,
}
