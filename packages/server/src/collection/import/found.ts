import { type ImportFormat, scryfallId as scryfallIdSchema } from '@manafolio/contract'
import { type Catalogue, rowText } from '@manafolio/search'
import { currentIds } from '../../card-changes/rules.ts'
import type { ListedRow, Match, SaidCard } from '../../card-lists/listed.ts'
import { matcherOf } from '../../card-lists/match/matcher.ts'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'

/** What was found of a card, by the id of its printing. */
export interface Found extends Omit<Match, 'printing'> {
  scryfallId: string | null
}

export type Finder = (said: SaidCard) => Promise<Found>

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
  return async (said) => {
    const asked = withCurrentId(catalogue, merged, said)
    const ours = format === 'manafolio' ? unknownToUs(catalogue, asked) : undefined
    if (ours) return ours
    const found = foundBy(catalogue, await match(asked))
    return asked === said ? found : withMergedNote(found, said)
  }
}

/** The ids under which printings are kept now; those that are kept under their own are not in it. */
export async function idsNow(
  db: Db,
  scryfallIds: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const now = new Map<string, string>()
  await inPieces([...new Set(scryfallIds)], async (some) => {
    for (const [id, current] of await currentIds(db, some)) {
      if (id !== current) now.set(id, current)
    }
  })
  return now
}

/** As ids are kept, however the list writes them; empty for none. */
function idIn({ scryfallId = '' }: SaidCard): string {
  return scryfallId.trim().toLowerCase()
}

/** As long as our catalogue knows only the old id, that is what a card is found by. */
function withCurrentId(
  { printingById }: Catalogue,
  merged: ReadonlyMap<string, string>,
  said: SaidCard,
): SaidCard {
  const id = idIn(said)
  const scryfallId = merged.get(id)
  if (scryfallId === undefined) return said
  const isOnlyOldKnown = printingById.has(id) && !printingById.has(scryfallId)
  return isOnlyOldKnown ? said : { ...said, scryfallId }
}

/** Collections may have printings that the catalogue does not know, and our lists tell of them. */
function unknownToUs({ printingById }: Catalogue, said: SaidCard): Found | undefined {
  if (printingById.has(idIn(said))) return undefined
  const id = scryfallIdSchema.safeParse(said.scryfallId)
  if (!id.success) return undefined
  return {
    scryfallId: id.data,
    certainty: 'id',
    isUnsure: false,
    finish: undefined,
    trouble: undefined,
    notes: [{ note: 'unknown_to_us', said: id.data }],
  }
}

function foundBy({ texts }: Catalogue, { printing, ...match }: Match): Found {
  const isFound = printing !== undefined && !match.trouble
  return { ...match, scryfallId: isFound ? rowText(texts.printingId, printing) : null }
}

function withMergedNote(found: Found, { scryfallId }: SaidCard): Found {
  if (found.certainty !== 'id') return found
  const note = { note: 'merged_id', said: scryfallId ?? '' } as const
  return { ...found, notes: [...found.notes, note] }
}
