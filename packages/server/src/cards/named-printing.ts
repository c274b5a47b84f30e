import { unknownLook } from '@manafolio/contract'
import { type Catalogue, type PrintingRecord, readRecord, rowText } from '@manafolio/search'
import { presentLook } from './printing-data.ts'

/** What distinguishes a printing from others of its card. */
export function namedPrinting(
  catalogue: Catalogue,
  printing: number,
  record = readRecord<PrintingRecord>(catalogue.pools.printings, printing),
) {
  const { texts, columns, meta } = catalogue
  const { id = '', set = '', collector_number = '' } = record
  return {
    scryfallId: id,
    cardName: rowText(texts.cardTitle, columns.printingCard[printing] ?? 0),
    setCode: set,
    setName: meta.sets[columns.printingSet[printing] ?? 0]?.name ?? '',
    collectorNumber: collector_number,
    ...presentLook(catalogue, printing, record),
  }
}

const unknown = { cardName: null, setCode: null, setName: null, collectorNumber: null }

/** The same of any id: of one that the catalogue does not have nothing is known. */
export function findNamedPrinting(catalogue: Catalogue, scryfallId: string) {
  const printing = catalogue.printingById.get(scryfallId)
  return printing === undefined
    ? { scryfallId, ...unknown, ...unknownLook }
    : namedPrinting(catalogue, printing)
}
