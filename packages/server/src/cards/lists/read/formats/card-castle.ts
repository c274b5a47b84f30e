import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** A line for each copy, with the id of the card-data service; two-faced cards have a digit behind it. */
export const cardCastle: ListFormat = {
  format: 'cardcastle',
  signatures: [['card name', 'json id']],
  columns: {
    quantity: ['count', 'quantity'],
    name: ['card name'],
    setName: ['set name'],
    collectorNumber: ['collector number'],
    scryfallId: ['json id'],
    multiverseId: ['multiverse id'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
  idOf: (text) =>
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\d?$/i.exec(text)?.[1]?.toLowerCase() ?? '',
}
