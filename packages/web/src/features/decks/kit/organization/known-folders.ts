import { type DeckSummary, folderLevels, labelKey } from '@manafolio/contract'
import { compareNames } from '../../../../lib/compare-names.ts'

type Organized = Pick<DeckSummary, 'folder' | 'tags'>

/** The folders of decks and those around them, by name. */
export function foldersOf(decks: readonly Organized[]): string[] {
  const paths = new Set(decks.flatMap(({ folder }) => (folder === null ? [] : pathsTo(folder))))
  return [...paths].sort(byPath)
}

/** “Commander” and “Commander/Casual” of the latter. */
function pathsTo(folder: string): string[] {
  const levels = folderLevels(folder)
  return levels.map((_, depth) => levels.slice(0, depth + 1).join('/'))
}

/** A folder comes right before those in it. */
export function byPath(one: string, other: string): number {
  const [levels, others] = [folderLevels(one), folderLevels(other)]
  const at = levels.findIndex((level, depth) => level !== others[depth])
  if (at === -1) return levels.length - others.length
  return compareNames(levels[at] ?? '', others[at] ?? '')
}

/** “Commander › Casual” */
export function formatFolder(folder: string): string {
  return folderLevels(folder).join(' › ')
}

/** The tags of decks by name; of those that differ in case the first. */
export function tagsOf(decks: readonly Organized[]): string[] {
  const tags = decks.flatMap((deck) => deck.tags)
  const byKey = new Map(tags.toReversed().map((tag) => [labelKey(tag), tag]))
  return [...byKey.values()].sort(compareNames)
}
