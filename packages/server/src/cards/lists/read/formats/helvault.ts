import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** The free table and that of Helvault Pro. What is foil is among the extras. */
export const helvault: ListFormat = {
  format: 'helvault',
  signatures: [['extras', 'scryfall_id']],
  columns: {
    quantity: ['quantity'],
    name: ['name'],
    setCode: ['set_code'],
    setName: ['set_name'],
    collectorNumber: ['collector_number'],
    finish: ['extras'],
    proxy: ['extras'],
    language: ['language'],
    scryfallId: ['scryfall_id'],
  },
  finishes: finishWords,
  finishIn: (text) => text.split(/[^a-z]+/i).find((word) => /foil/i.test(word)) ?? '',
  conditions: conditionWords,
  languages: languageWords,
}
