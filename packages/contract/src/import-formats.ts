import * as z from 'zod/mini'

/** The supported list formats, by the tool that writes them. */
export const importFormatNames = {
  manafolio: 'Manafolio',
  moxfield: 'Moxfield',
  archidekt: 'Archidekt',
  manabox: 'ManaBox',
  deckbox: 'Deckbox',
  dragonshield: 'Dragon Shield',
  sorted: 'Sorted',
  tcgplayer: 'TCGplayer app',
  tcgplayer_seller: 'TCGplayer seller',
  delver: 'Delver Lens',
  helvault: 'Helvault',
  mtggoldfish: 'MTGGoldfish',
  echomtg: 'EchoMTG',
  topdecked: 'TopDecked',
  deckstats: 'Deckstats',
  cardsphere: 'Cardsphere',
  mtgo: 'Magic Online',
  cardmarket: 'Cardmarket stock',
  cardtrader: 'CardTrader',
  deckedbuilder: 'Decked Builder',
  urzagatherer: 'Urza’s Gatherer',
  aetherhub: 'AetherHub',
  cubecobra: 'CubeCobra',
  cardcastle: 'CardCastle',
  tappedout: 'TappedOut',
  /** A table whose columns have common names. */
  table: 'A table of cards',
  text: 'Plain text',
} as const
export type ImportFormat = keyof typeof importFormatNames
// Object.keys has the keys of a constant, which are formats.
export const importFormats = Object.keys(importFormatNames) as ImportFormat[]
export const importFormat = z.enum(importFormats)
