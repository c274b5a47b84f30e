import type { ImportOmission } from '@manafolio/contract'
import { europeanLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import { words } from '../words/words.ts'
import type { ListFormat } from './list-format.ts'

/** A binder or a list, or the whole collection, of which lists are what is wished for. */
export const manaBox: ListFormat = {
  format: 'manabox',
  signatures: [['manabox id'], ['binder name', 'binder type']],
  columns: {
    quantity: ['quantity'],
    name: ['name'],
    setCode: ['set code'],
    setName: ['set name'],
    collectorNumber: ['collector number'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language'],
    addedAt: ['added'],
    scryfallId: ['scryfall id'],
    proxy: ['proxy'],
    place: ['binder type'],
  },
  finishes: finishWords,
  conditions: europeanLadder,
  languages: languageWords,
  places: words<ImportOmission>({ list: 'wishlist', deck: 'deck' }),
}
