import type { ImportOmission } from '@manafolio/contract'
import { europeanLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import { words } from '../words/words.ts'
import type { ListFormat } from './list-format.ts'

const common = {
  finishes: finishWords,
  conditions: europeanLadder,
  languages: languageWords,
}

const webColumns = {
  quantity: ['quantity'],
  name: ['card name'],
  setCode: ['set code'],
  setName: ['set name'],
  collectorNumber: ['card number'],
  finish: ['printing'],
  condition: ['condition'],
  language: ['language'],
  addedAt: ['date bought'],
}

/** What its site saves. */
export const dragonShield: ListFormat = {
  ...common,
  format: 'dragonshield',
  signatures: [['folder name', 'card name']],
  columns: webColumns,
  otherCounts: ['trade quantity'],
}

/** What its app saves. */
export const dragonShieldMobile: ListFormat = {
  ...common,
  format: 'dragonshield',
  signatures: [['quantity', 'cardnumber', 'expansion code']],
  columns: {
    quantity: ['quantity'],
    name: ['name'],
    setCode: ['expansion code'],
    setName: ['expansion name'],
    collectorNumber: ['cardnumber'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language'],
    addedAt: ['purchasedate'],
  },
}

/** Its successor. */
export const sorted: ListFormat = {
  ...common,
  format: 'sorted',
  signatures: [['list name', 'card name']],
  columns: { ...webColumns, place: ['list type'] },
  places: words<ImportOmission>({ wishlist: 'wishlist', deck: 'deck' }),
}
