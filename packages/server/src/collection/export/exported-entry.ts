import type { Variant } from '@manafolio/contract'
import {
  type Catalogue,
  finishCents,
  noPrice,
  type PrintingRecord,
  readRecord,
  rowText,
} from '@manafolio/search'
import type { HeldEntry } from '../held.ts'

/** An entry with everything that files contain. */
export interface ExportedEntry {
  scryfallId: string
  addedAt: string
  copies: readonly ExportedCopies[]
  /** Undefined when the catalogue does not know the printing. */
  card: ExportedCard | undefined
}

export interface ExportedCopies extends Variant {
  /** Of one copy in that finish; undefined when it has no price. */
  priceCents: number | undefined
}

interface ExportedCard {
  name: string
  /** In lower case. */
  setCode: string
  setName: string
  collectorNumber: string
  rarity: string
  multiverseId: number | undefined
}

export function exportedEntry({ entry, catalogue, variants, printing }: HeldEntry): ExportedEntry {
  const { scryfallId, addedAt } = entry
  if (printing === undefined) {
    const copies = variants.map((variant) => ({ ...variant, priceCents: undefined }))
    return { scryfallId, addedAt, copies, card: undefined }
  }
  const copies = variants.map((variant) => {
    const cents = finishCents(catalogue, printing, variant.finish)
    return { ...variant, priceCents: cents === noPrice ? undefined : cents }
  })
  return { scryfallId, addedAt, copies, card: exportedCard(catalogue, printing) }
}

function exportedCard({ columns, texts, pools, meta }: Catalogue, printing: number): ExportedCard {
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  return {
    name: rowText(texts.cardTitle, columns.printingCard[printing] ?? 0),
    setCode: record.set ?? '',
    setName: meta.sets[columns.printingSet[printing] ?? 0]?.name ?? '',
    collectorNumber: record.collector_number ?? '',
    rarity: record.rarity ?? '',
    multiverseId: record.multiverse_ids?.[0],
  }
}
