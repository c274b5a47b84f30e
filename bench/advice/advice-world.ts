import type { AdviceTable, DeckEntry } from '@manafolio/deck'
import {
  type Catalogue,
  catalogueBuilder,
  foldName,
  legalities,
  openCatalogue,
  printingsOfCard,
  rowText,
  usualPrinting,
} from '@manafolio/search'
import { adviceMeasures } from '@manafolio/server/src/cards/advice-measures.ts'
import { cardFactsOf } from '@manafolio/server/src/cards/card-facts.ts'
import { bulkOrigin } from '@manafolio/server/src/cards/import/fingerprint.ts'
import { readBulkFile } from '@manafolio/server/src/cards/import/read-bulk.ts'
import { presentCards } from '@manafolio/server/src/cards/present.ts'
import { adviceTableOf } from '@manafolio/server/src/decks/advice/advice-table.ts'
import { basicLandsIn } from '@manafolio/server/src/decks/needs/card-key.ts'

/** All cards, as advice and the bench's decks know them. */
export interface AdviceWorld {
  table: AdviceTable
  cardCalled(name: string): number | undefined
  nameOf(card: number): string
  isBasicLand(card: number): boolean
  /** Legal or restricted in a format, such as “modern”. */
  isLegal(card: number, format: string): boolean
  /** One copy of it in a main deck. */
  entryOf(card: number): DeckEntry
}

/** The cards of a bulk file, by the catalogue that a server makes of it. */
export async function readAdviceWorld(bulkFile: string): Promise<AdviceWorld> {
  const builder = catalogueBuilder(adviceMeasures)
  await readBulkFile(bulkFile, builder, () => {})
  return worldOf(openCatalogue(builder.build(await bulkOrigin(bulkFile))))
}

const allowed: readonly number[] = [legalities.indexOf('legal'), legalities.indexOf('restricted')]

function worldOf(catalogue: Catalogue): AdviceWorld {
  const { meta, columns, texts, cardsByName } = catalogue
  const basics = basicLandsIn(catalogue)
  return {
    table: adviceTableOf(catalogue),
    cardCalled(name) {
      const cards = cardsByName.get(foldName(name)) ?? []
      return cards.find((card) => rowText(texts.cardTitle, card) === name) ?? cards[0] // or a face
    },
    nameOf: (card) => rowText(texts.cardTitle, card),
    isBasicLand: (card) => basics.has(card),
    isLegal(card, format) {
      const code = columns.cardLegalities[card * meta.formats.length + meta.formats.indexOf(format)]
      return allowed.includes(code ?? 0)
    },
    entryOf(card) {
      const printing = usualPrinting(catalogue, printingsOfCard(catalogue, card)) ?? 0
      const [shown = null] = presentCards(catalogue, [printing])
      const scryfallId = shown?.id ?? ''
      const facts = cardFactsOf(catalogue, [scryfallId])[scryfallId] ?? null
      const places = { slotType: 'main', place: 'main', quantity: 1, row: null } as const
      const cardName = rowText(texts.cardTitle, card)
      return { scryfallId, cardName, ...places, isLocked: false, card: shown, facts }
    },
  }
}
