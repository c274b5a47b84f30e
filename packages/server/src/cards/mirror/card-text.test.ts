import { cardDataCard } from '@manafolio/contract'
import { type CardRecord, type PrintingRecord, readRecord } from '@manafolio/search'
import { expect, test } from 'vitest'
import { sampleCatalogue } from '../../test/test-app.ts'
import { bytesOf } from './byte-text.ts'
import { cardText } from './card-text.ts'

const catalogue = await sampleCatalogue()
const printings = [...catalogue.columns.printingCard.keys()]

test('every card is a card of the service, with no field twice', () => {
  expect(printings.length).toBeGreaterThan(500)
  for (const printing of printings) {
    const text = String(bytesOf(cardText(catalogue, printing)))
    const card: unknown = JSON.parse(text)
    expect(JSON.stringify(card)).toBe(text)
    cardDataCard.parse(card)
  }
})

test('what the records hold is reported as it is', () => {
  for (const printing of printings) {
    const card = JSON.parse(String(bytesOf(cardText(catalogue, printing))))
    const { card_faces: sides, images, prices, ...own } = recordOf(printing)
    const { card_faces: faces, layout, roles: _, ...shared } = cardRecordOf(printing)
    expect(card).toMatchObject({ ...shared, ...own })
    expect(card.card_faces?.length).toBe(faces?.length)
    expect(card.prices).toMatchObject(prices ?? {})
  }
})

function recordOf(printing: number) {
  return readRecord<PrintingRecord>(catalogue.pools.printings, printing)
}

function cardRecordOf(printing: number) {
  const card = catalogue.columns.printingCard[printing] ?? 0
  return readRecord<CardRecord>(catalogue.pools.cards, card)
}
