import type { ImportOmission } from '@manafolio/contract'
import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import { words } from '../words/words.ts'
import type { ListFormat } from './list-format.ts'

/** A deck or an inventory; its “printing” is the code of a set. */
export const tappedOut: ListFormat = {
  format: 'tappedout',
  signatures: [['board', 'qty', 'name', 'printing']],
  columns: {
    quantity: ['qty'],
    name: ['name'],
    setCode: ['printing'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language', 'languange'],
    proxy: ['proxy'],
    place: ['board'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
  places: words<ImportOmission>({
    maybe: 'maybeboard',
    acquire: 'wishlist',
    acquireboard: 'wishlist',
  }),
}
