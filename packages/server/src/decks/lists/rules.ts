import {
  type DeckDetail,
  type DeckFormat,
  type DeckListFormat,
  type DeckListReport,
  deckFileName,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { parseName } from '../../cards/lists/match/parse-name.ts'
import type { Deps } from '../../deps.ts'
import { parseList } from './read/read-list.ts'
import { deckListReport } from './report/deck-list-report.ts'
import { writeArchidekt } from './write/archidekt.ts'
import { writeArena } from './write/arena.ts'
import { writeCockatrice, writeCod } from './write/cockatrice.ts'
import { writeForge, writeXMage } from './write/dck.ts'
import { writeDeckstats } from './write/deckstats.ts'
import { writeGoldfish } from './write/goldfish.ts'
import { writeDek, writeMagicOnline } from './write/magic-online.ts'
import { writeManaBox } from './write/mana-box.ts'
import { writeMarkdown } from './write/markdown.ts'
import { writeMoxfield } from './write/moxfield.ts'
import { writeArchidektTable, writeMoxfieldTable, writePrices } from './write/tables.ts'
import { writeTappedOut } from './write/tapped-out.ts'
import { type WrittenDeck, writtenDeck } from './write/written-deck.ts'

/** Reads a list and reports what each of its lines would be in a deck. */
export async function readDeckList(
  { catalogue: live, clock }: Pick<Deps, 'catalogue' | 'clock'>,
  bytes: Uint8Array,
  deckFormat: DeckFormat | undefined,
): Promise<DeckListReport> {
  const catalogue = live.current()
  const isName = (name: string) => parseName(catalogue, name)?.isKnown ?? false
  const today = clock.now().toISOString().slice(0, 10)
  return deckListReport({ catalogue, today }, await parseList(bytes, isName), deckFormat)
}

interface DeckFile {
  name: string
  text: string
}

/** A deck as a list for another tool. */
export function deckFile(catalogue: Catalogue, deck: DeckDetail, format: DeckListFormat): DeckFile {
  return {
    name: deckFileName(deck.name, format),
    text: writers[format](writtenDeck(catalogue, deck)),
  }
}

/** A deck as the list of a tool. What a tool has no word for stands where its players put it. */
type WriteDeck = (deck: WrittenDeck) => string

const writers: Record<DeckListFormat, WriteDeck> = {
  arena: writeArena,
  mtgo: writeMagicOnline,
  dek: writeDek,
  moxfield: writeMoxfield,
  archidekt: writeArchidekt,
  tappedout: writeTappedOut,
  cockatrice: writeCockatrice,
  cod: writeCod,
  moxfield_csv: writeMoxfieldTable,
  archidekt_csv: writeArchidektTable,
  deckstats: writeDeckstats,
  goldfish: writeGoldfish,
  manabox: writeManaBox,
  xmage: writeXMage,
  forge: writeForge,
  markdown: writeMarkdown,
  prices: writePrices,
}
