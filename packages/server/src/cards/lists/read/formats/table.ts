import { anyLadder, closeConditionWords } from '../words/conditions.ts'
import { finishWords } from '../words/finishes.ts'
import { languageWords } from '../words/languages.ts'
import type { ListFormat } from './list-format.ts'

/** Any table, by the names that columns mostly have. */
export const anyTable: ListFormat = {
  format: 'table',
  signatures: [[]],
  columns: {
    quantity: [
      ...['quantity', 'qty', 'count', 'amount', 'copies', 'owned', 'have'],
      ...[
        'anzahl',
        'menge',
        'stückzahl',
        'exemplare',
        'cantidad',
        'copias',
        'quantité',
        'quantite',
      ],
      ...['exemplaires', 'quantità', 'quantita', 'stock', 'ilość', 'aantal', 'quantidade'],
      ...['total qty', 'total quantity', 'qty owned', 'quantity owned', 'number of copies'],
    ],
    regularQuantity: ['reg qty', 'regular qty', 'regular quantity', 'normal qty', 'nonfoil qty'],
    foilQuantity: ['foil qty', 'foil quantity', 'foil count', 'qty foil'],
    name: [
      ...['name', 'card name', 'card', 'cardname', 'card_name', 'kartenname', 'karte'],
      ...['nom de la carte', 'nombre de la carta', 'nome della carta', 'nome da carta'],
      // “nombre” is a name in Spanish, and a number in French.
      ...['nom', 'carte', 'carta', 'nome', 'nombre'],
    ],
    setCode: [
      ...['set code', 'setcode', 'set_code', 'edition code', 'edition_code', 'expansion code'],
      ...['set id', 'code'],
    ],
    setName: ['set name', 'setname', 'set_name', 'edition name', 'edition_name', 'expansion name'],
    set: [
      ...['set', 'edition', 'expansion', 'erweiterung', 'édition', 'extension', 'edición'],
      ...['expansión', 'edizione', 'espansione', 'edição', 'expansão'],
    ],
    collectorNumber: [
      ...['collector number', 'collector_number', 'collectornumber', 'card number', 'cardnumber'],
      ...['card_number', 'collector #', 'card #', 'number', '#', 'kartennummer', 'sammlernummer'],
      ...['nummer', 'numéro', 'número', 'numero'],
    ],
    scryfallId: ['scryfall id', 'scryfall_id', 'scryfallid'],
    tcgplayerId: [
      ...['tcgplayer id', 'tcgplayer_id', 'tcgplayerid', 'tcgplayer product id'],
      ...['tcg product id', 'tcgid'],
    ],
    cardmarketId: ['cardmarket id', 'cardmarket_id', 'cardmarketid', 'mkm id'],
    mtgoId: ['mtgo id', 'mtgo_id', 'mtgoid'],
    multiverseId: ['multiverse id', 'multiverse_id', 'multiverseid'],
    finish: ['finish', 'foil', 'printing', 'is foil', 'is_foil', 'premium'],
    condition: ['condition', 'card condition'],
    language: ['language', 'lang'],
    addedAt: ['added', 'date added', 'date_added', 'date acquired', 'acquired date'],
    proxy: ['proxy'],
  },
  otherCounts: ['tradelist count', 'trade quantity', 'trade qty', 'trade count'],
  finishes: finishWords,
  conditions: anyLadder,
  closeConditions: closeConditionWords,
  languages: languageWords,
}
