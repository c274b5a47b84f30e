import { type CardRecord, type Catalogue, readRecord } from '@manafolio/search'
import { searchCards } from './request.ts'

/** The folded rules texts of all cards that a search can show, in the order of their names. */
export function cardTexts(catalogue: Catalogue): string[] {
  const { printings } = searchCards(catalogue, 'mv>=0', { pageSize: Number.MAX_SAFE_INTEGER })
  const cards = new Set(printings.map((printing) => catalogue.columns.printingCard[printing] ?? 0))
  return [...cards].sort((a, b) => a - b).map((card) => fold(textOf(catalogue, card)))
}

function textOf(catalogue: Catalogue, card: number): string {
  const { oracle_text, card_faces = [] } = readRecord<CardRecord>(catalogue.pools.cards, card)
  return oracle_text ?? card_faces.map((face) => face.oracle_text ?? '').join('\n')
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
