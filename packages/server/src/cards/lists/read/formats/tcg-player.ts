import { conditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** Its user chooses the columns. */
export const tcgPlayer: ListFormat = {
  format: 'tcgplayer',
  signatures: [['simple name'], ['quantity', 'name', 'product id', 'sku']],
  columns: {
    quantity: ['quantity'],
    name: ['name'],
    simpleName: ['simple name'],
    setCode: ['set code'],
    setName: ['set'],
    collectorNumber: ['card number'],
    finish: ['printing'],
    condition: ['condition'],
    language: ['language'],
    tcgplayerId: ['product id'],
  },
  finishes: finishWords,
  conditions: conditionWords,
  languages: languageWords,
  nameOf: trueName,
}

/**
 * The stock of a seller, and what its app scans: its “TCGplayer Id” is that of a product in one
 * condition, language and finish, which the card-data service does not know. A condition may name
 * the finish and the language too: “Near Mint Foil - Japanese”.
 */
export const tcgPlayerSeller: ListFormat = {
  format: 'tcgplayer_seller',
  signatures: [
    ['tcgplayer id', 'product line'],
    ['skuid', 'product line'],
  ],
  columns: {
    quantity: ['total quantity', 'quantity'],
    addedQuantity: ['add to quantity'],
    name: ['product name'],
    setName: ['set name', 'set'],
    collectorNumber: ['number'],
    finish: ['printing', 'condition'],
    condition: ['condition'],
    language: ['language', 'condition'],
    tcgplayerId: ['product id'],
    game: ['product line'],
  },
  otherCounts: ['order quantity'],
  finishes: finishWords,
  finishIn: (text) => (/(?<!non)foil( - |$)/i.test(text) ? 'foil' : 'normal'),
  conditions: conditionWords,
  conditionIn: (text) => text.replace(/ - .*$/, '').replace(/ foil$/i, ''),
  languages: languageWords,
  languageIn: (text) => / - (.*)$/.exec(text)?.[1] ?? (conditionLike.test(text) ? '' : text),
}

const conditionLike = /mint|played|damaged|opened/i

/** Brackets that a shop may put behind a name: “(Borderless) (0269)”. */
const additionsMax = 4

/**
 * “Fire // Ice (215)” is Fire // Ice, though its simple name is “Fire”. Brackets that the simple name
 * has are the card's own.
 */
function trueName(name: string, simpleName: string): string {
  if (!simpleName) return name
  let shorter = name
  for (let i = 0; i < additionsMax && shorter.length > simpleName.length; i++) {
    shorter = shorter.replace(/ \([^()]*\)$/, '')
  }
  return shorter.startsWith(simpleName) ? shorter : simpleName
}
