import { europeanLadder } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** Lists with the ids of all others, and cards that are wished for without a copy. */
export const aetherHub: ListFormat = {
  format: 'aetherhub',
  signatures: [['count', 'name', 'aetherhub card id']],
  columns: {
    quantity: ['count'],
    name: ['name'],
    setCode: ['set code'],
    collectorNumber: ['card number'],
    scryfallId: ['scryfall id'],
    tcgplayerId: ['tcgplayer id'],
    cardmarketId: ['cardmarket id'],
    mtgoId: ['mtgo id'],
    multiverseId: ['multiverse id'],
    finish: ['foil'],
    condition: ['condition'],
    language: ['language'],
  },
  otherCounts: ['tradelist count', 'wishlist count'],
  finishes: finishWords,
  conditions: europeanLadder,
  languages: languageWords,
}
