import { type ImportFormat, scryfallId as scryfallIdSchema } from '@manafolio/contract'
import { type Catalogue, rowText } from '@manafolio/search'
import { currentIds } from '../../cards/changes/rules.ts'
import type { ListedRow, Match, ParsedCard } from '../../cards/lists/listed.ts'
import { matcherOf } from '../../cards/lists/match/matcher.ts'
import type { Db } from '../../db/database.ts'

/** What was found of a card. Our own exports may have ids of printings that the catalogue lacks. */
export interface Found extends Match {
  scryfallId: string | null
}

export type Finder = (raw: ParsedCard) => Promise<Found>

interface Sought {
  format: ImportFormat
  rows: readonly ListedRow[]
}

/** Finds the cards of a list, also under ids that they had before they were merged. */
export async function finderOf(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  { format, rows }: Sought,
): Promise<Finder> {
  const match = matcherOf(catalogue)
  const merged = await idsNow(
    db,
    rows.flatMap(({ card }) => idIn(card)),
  )
  return async (raw) => {
    const requested = withCurrentId(catalogue, merged, raw)
    const ours = format === 'manafolio' ? unknownToUs(catalogue, requested) : undefined
    if (ours) return ours
    const found = foundBy(catalogue, await match(requested))
    return requested === raw ? found : withMergedNote(found, raw)
  }
}

/** The current ids of merged printings; others are not in it. */
export async function idsNow(
  db: Db,
  scryfallIds: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const all = await currentIds(db, [...new Set(scryfallIds)])
  return new Map([...all].filter(([id, current]) => id !== current))
}

/** The normalized form of an id; empty for none. */
function idIn({ scryfallId = '' }: ParsedCard): string {
  return scryfallId.trim().toLowerCase()
}

/** As long as our catalogue knows only the old id, that is what a card is found by. */
function withCurrentId(
  { printingById }: Catalogue,
  merged: ReadonlyMap<string, string>,
  raw: ParsedCard,
): ParsedCard {
  const id = idIn(raw)
  const scryfallId = merged.get(id)
  if (scryfallId === undefined) return raw
  const isOnlyOldKnown = printingById.has(id) && !printingById.has(scryfallId)
  return isOnlyOldKnown ? raw : { ...raw, scryfallId }
}

/**
 * Collections may have printings that the catalogue does not know, and our exports contain them.
 */
function unknownToUs({ printingById }: Catalogue, raw: ParsedCard): Found | undefined {
  if (printingById.has(idIn(raw))) return undefined
  const id = scryfallIdSchema.safeParse(raw.scryfallId)
  if (!id.success) return undefined
  return {
    printing: undefined,
    scryfallId: id.data,
    certainty: 'id',
    isUnsure: false,
    finish: undefined,
    problem: undefined,
    notes: [{ note: 'unknown_to_us', raw: id.data }],
  }
}

function foundBy({ texts }: Catalogue, match: Match): Found {
  const printing = match.problem ? undefined : match.printing
  const scryfallId = printing === undefined ? null : rowText(texts.printingId, printing)
  return { ...match, printing, scryfallId }
}

function withMergedNote(found: Found, { scryfallId }: ParsedCard): Found {
  if (found.certainty !== 'id') return found
  const note = { note: 'merged_id', raw: scryfallId ?? '' } as const
  return { ...found, notes: [...found.notes, note] }
}
