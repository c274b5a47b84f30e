import type { ColumnMeaning } from '@manafolio/contract'

/**
 * What columns are mostly called, in English, German, French, Spanish, Italian, Portuguese and
 * Japanese; of each meaning the best first.
 */
export const columnNames: Readonly<Partial<Record<ColumnMeaning, readonly string[]>>> = {
  quantity: [
    ...['quantity', 'qty', 'count', 'amount', 'copies', 'owned', 'have', 'pieces', 'pcs'],
    ...['total qty', 'total quantity', 'qty owned', 'quantity owned', 'number of copies'],
    ...['card count', 'collection count', 'in collection'],
    ...['anzahl', 'menge', 'stück', 'stückzahl', 'exemplare', 'bestand'],
    ...['quantité', 'quantite', 'qté', 'qte', 'exemplaires', 'stock', 'possédées'],
    ...[
      'cantidad',
      'cant',
      'cant.',
      'copias',
      'quantità',
      'quantita',
      'qtà',
      'copie',
      'numero copie',
    ],
    ...['quantidade', 'qtd', 'qtde', 'qtd.', 'ilość', 'aantal', '枚数', '数量', '所持数'],
  ],
  regularQuantity: ['reg qty', 'regular qty', 'regular quantity', 'normal qty', 'nonfoil qty'],
  foilQuantity: ['foil qty', 'foil quantity', 'foil count', 'qty foil'],
  name: [
    ...['name', 'card name', 'card', 'cardname', 'card_name', 'english name', 'name (english)'],
    ...['name_en', 'item name', 'card title', 'product name', 'kartenname', 'karte'],
    ...['name (deutsch)', 'englischer name'],
    ...['nom de la carte', 'nom anglais', 'nombre de la carta', 'nombre en inglés'],
    ...['nome della carta', 'nome inglese', 'nome da carta', 'nome em inglês', 'カード名', '名前'],
    // “nombre” is a name in Spanish, and a number in French.
    ...['nom', 'carte', 'carta', 'nome', 'nombre', 'title'],
  ],
  setCode: [
    ...['set code', 'setcode', 'set_code', 'edition code', 'edition_code', 'expansion code'],
    ...['set id', 'expansion_code', 'set abbreviation', 'code', 'setkürzel', 'set-code', 'kürzel'],
    ...['code extension', "code d'extension", 'código', 'codice', 'codice set', 'セットコード'],
  ],
  setName: ['set name', 'setname', 'set_name', 'edition name', 'edition_name', 'expansion name'],
  set: [
    ...['set', 'edition', 'expansion', 'erweiterung', 'ausgabe', 'édition', 'extension', 'edición'],
    ...['série', 'serie', 'colección', 'expansión', 'edizione', 'espansione', 'edição', 'expansão'],
    ...['coleção', 'セット', 'エキスパンション'],
  ],
  collectorNumber: [
    ...['collector number', 'collector_number', 'collectornumber', 'card number', 'cardnumber'],
    ...['card_number', 'collector #', 'collector no', 'collector no.', 'card no', 'card no.'],
    ...[
      'card #',
      'number',
      'no.',
      '#',
      'cn',
      'kartennummer',
      'sammlernummer',
      'nummer',
      'nr',
      'nr.',
    ],
    ...['numéro', 'numéro de collection', 'n°', 'número', 'número de coleccionista', 'numero'],
    ...['número de coleção', 'numero di collezione', 'コレクター番号', '番号'],
  ],
  scryfallId: ['scryfall id', 'scryfall_id', 'scryfallid', 'scryfall uuid', 'uid'],
  tcgplayerId: [
    ...['tcgplayer id', 'tcgplayer_id', 'tcgplayerid', 'tcgplayer product id'],
    ...['tcg product id', 'tcgid', 'tcg id'],
  ],
  cardmarketId: ['cardmarket id', 'cardmarket_id', 'cardmarketid', 'mkm id'],
  mtgoId: ['mtgo id', 'mtgo_id', 'mtgoid'],
  multiverseId: ['multiverse id', 'multiverse_id', 'multiverseid'],
  finish: [
    ...['finish', 'foil', 'printing', 'is foil', 'is_foil', 'isfoil', 'foil?', 'premium'],
    ...['foil/reverse', 'foil / reverse', 'foil status', 'foil type', 'treatment foil', 'foiling'],
    ...['folie', 'ist foil', 'foliert', 'finition', 'brillante', 'acabado', 'finitura'],
    ...['acabamento', 'laminada', 'フォイル', 'foil_type', 'modifier', 'mtg_foil'],
  ],
  condition: [
    ...['condition', 'card condition', 'cond', 'cond.', 'quality', 'zustand', 'état'],
    ...['etat', 'estado', 'condición', 'condizione', 'condizioni', 'qualidade', 'condição', '状態'],
  ],
  language: [
    ...['language', 'lang', 'lang.', 'card language', 'languages', 'sprache', 'langue', 'idioma'],
    ...['lengua', 'lingua', 'língua', '言語', 'mtg_language'],
  ],
  addedAt: [
    ...['added', 'date added', 'date_added', 'date acquired', 'acquired date'],
    ...['purchase date', 'purchasedate', 'date purchased', 'date bought', 'added at', 'created at'],
    ...['hinzugefügt', 'hinzugefügt am', 'kaufdatum', "date d'achat", "date d'ajout"],
    ...['fecha de compra', 'fecha', 'data di acquisto', 'data de compra', '追加日'],
  ],
  proxy: ['proxy', 'is proxy', 'isproxy'],
  game: ['product line', 'game', 'spiel', 'jeu', 'juego', 'gioco', 'jogo'],
}
