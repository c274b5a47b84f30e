import type { DeckFormat, DeckListLine, DeckSummary, NewDeck } from '@manafolio/contract'
import { type ListedDeck, listedDeck } from '@manafolio/deck'
import type { RefusedFile } from '../../../../../import-kit/files/opened-file.ts'
import { newChangeId } from '../../../../../lib/change-id.ts'
import { editedLines, type LineEdits } from '../line-edit.ts'
import { copiesIn, tooManyMessage } from '../list-change.ts'
import { nameOfList, type ReadList } from '../use-list-reading.ts'

/** A deck to be created from a file, with what was corrected of it on the page. */
export interface FileDeck extends ReadFile {
  /** Its place among the decks of the import. */
  id: number
  /** The folders of the file below those that all files have in common, outermost first. */
  folders: readonly string[]
  name: string
  edits: LineEdits
  /** The lines with these edits, and what they add up to. */
  lines: readonly DeckListLine[]
  listed: ListedDeck
  isLeftOut: boolean
  /** The idempotency key under which it is created, for this content. */
  sent: { content: string; changeId: string } | null
  created: DeckSummary | null
  /** Why it was not created. */
  failure: string | null
}

/** A file and the list in it. */
export interface ReadFile {
  path: string
  list: ReadList
}

export interface ReadFiles {
  read: readonly ReadFile[]
  refused: readonly RefusedFile[]
}

type ExistingDeck = Pick<DeckSummary, 'name' | 'format' | 'cardCount'>

/** Decks without any card, and those that the user has already, are left out at first. */
export function fileDecks(
  files: readonly ReadFile[],
  existing: readonly ExistingDeck[],
): FileDeck[] {
  const common = commonFolders(files.map(({ path }) => foldersOf(path)))
  return files.map((file, id) => {
    const { path, list } = file
    const folders = foldersOf(path).slice(common)
    const fresh = { isLeftOut: false, sent: null, created: null, failure: null }
    const deck = {
      ...file,
      id,
      folders,
      name: nameOfList(list.report, path) || 'Imported deck',
      ...linesWith(list, new Map()),
      ...fresh,
    }
    return { ...deck, isLeftOut: deck.listed.cards.length === 0 || isThere(deck, existing) }
  })
}

/** What may be changed of a deck on the page. */
export type FileDeckChange = Partial<Omit<FileDeck, 'id' | 'path' | 'folders' | 'lines' | 'listed'>>

export function changedDeck(deck: FileDeck, change: FileDeckChange): FileDeck {
  const next = { ...deck, ...change }
  return change.list || change.edits ? { ...next, ...linesWith(next.list, next.edits) } : next
}

function linesWith(list: ReadList, edits: LineEdits): Pick<FileDeck, 'edits' | 'lines' | 'listed'> {
  const lines = editedLines(list.report.lines, edits, list.format)
  return { edits, lines, listed: listedDeck(lines) }
}

function foldersOf(path: string): string[] {
  return path
    .split('/')
    .slice(0, -1)
    .filter((name) => name !== '' && name !== '.')
}

/** How many folders all paths begin with. */
function commonFolders(all: readonly (readonly string[])[]): number {
  const [first = [], ...others] = all
  const at = first.findIndex((name, place) => others.some((folders) => folders[place] !== name))
  return at < 0 ? first.length : at
}

/** There is a deck of this name, format and size, as after an import that was broken off. */
export function isThere(
  { name, list, listed }: Pick<FileDeck, 'name' | 'list' | 'listed'>,
  existing: readonly ExistingDeck[],
): boolean {
  const copies = copiesIn(listed)
  return existing.some(
    (deck) => deck.name === name && deck.format === list.format && deck.cardCount === copies,
  )
}

/** What prevents creating a deck; null when nothing does. */
export function obstacleOf({ listed, list, name }: FileDeck): string | null {
  if (listed.cards.length === 0) return 'No card in it is ready. Look at its lines.'
  if (name.trim() === '') return 'Give it a name.'
  if (list.format === null) return 'Choose its format.'
  return tooManyMessage(listed.cards.length)
}

/** The request that creates a deck, and its idempotency key: the same as long as the deck is. */
export function requestOf({ name, listed, sent: before }: FileDeck, format: DeckFormat) {
  const { cards, commanderId, commanderName } = listed
  const leader = { commanderId, commanderName, commanderColor: null }
  const input: NewDeck = { name: name.trim(), format, ...leader, description: null, cards }
  const content = JSON.stringify(input)
  const sent = before?.content === content ? before : { content, changeId: newChangeId() }
  return { input, sent }
}
