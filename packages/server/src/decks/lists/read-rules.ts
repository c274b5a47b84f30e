import type { DeckFormat, DeckListReport } from '@manafolio/contract'
import { saidName } from '../../card-lists/match/said-name.ts'
import type { Deps } from '../../deps.ts'
import { readSaidList } from './read/read-list.ts'
import { deckListReport } from './report/deck-list-report.ts'

/** Reads a list, and tells of each of its lines what it would be in a deck. */
export async function readDeckList(
  { catalogue: live }: Pick<Deps, 'catalogue'>,
  bytes: Uint8Array,
  deckFormat: DeckFormat | undefined,
): Promise<DeckListReport> {
  const catalogue = live.current()
  const isName = (name: string) => saidName(catalogue, name)?.isKnown ?? false
  return deckListReport(catalogue, await readSaidList(bytes, isName), deckFormat)
}
