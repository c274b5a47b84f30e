import type { ImportOmission } from '@manafolio/contract'
import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import { words } from '../words/words.ts'
import type { ListFormat } from './list-format.ts'

/** A cube, of which not all cards have to be owned. */
export const cubeCobra: ListFormat = {
  format: 'cubecobra',
  signatures: [['name', 'cmc', 'set', 'collector number', 'status']],
  columns: {
    name: ['name'],
    setCode: ['set'],
    collectorNumber: ['collector number'],
    finish: ['finish'],
    mtgoId: ['mtgo id'],
    place: ['status'],
    maybeboard: ['maybeboard'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
  places: words<ImportOmission>({
    notowned: 'not_owned',
    ordered: 'not_owned',
    borrowed: 'not_owned',
    proxied: 'proxy',
  }),
}
