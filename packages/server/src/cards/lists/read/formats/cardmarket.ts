import type { Condition, Language } from '@manafolio/contract'
import { europeanLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import { words } from '../words/words.ts'
import type { ListFormat } from './list-format.ts'

/** The stock of a seller: numbers nearly throughout, and no names. */
export const cardmarket: ListFormat = {
  format: 'cardmarket',
  signatures: [['idproduct']],
  columns: {
    quantity: ['groupcount', 'count', 'amount'],
    name: ['name', 'english name'],
    setName: ['expansion', 'exp. name'],
    cardmarketId: ['idproduct'],
    playset: ['isplayset', 'playset?'],
    finish: ['isfoil', 'foil?'],
    condition: ['condition'],
    language: ['idlanguage', 'language'],
  },
  finishes: finishWords,
  conditions: words<Condition>(Object.fromEntries(europeanLadder), {
    '1': 'NM',
    '2': 'NM',
    '3': 'LP',
    '4': 'MP',
    '5': 'MP',
    '6': 'HP',
    '7': 'D',
  }),
  languages: words<Language>(Object.fromEntries(languageWords), {
    '1': 'en',
    '2': 'fr',
    '3': 'de',
    '4': 'es',
    '5': 'it',
    '6': 'zhs',
    '7': 'ja',
    '8': 'pt',
    '9': 'ru',
    '10': 'ko',
    '11': 'zht',
  }),
}
