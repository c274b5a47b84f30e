import { foldedInPlace, indexOfWord } from '../../card-kit/query-field/completion/folded.ts'

/** Something that the palette goes to or does. */
export interface PaletteOption {
  /** Unique among all options. */
  id: string
  kind: keyof typeof kindNames
  name: string
  detail?: string
  /** What else people look for it as. */
  keywords?: string
  /** Pressed after G, it does the same. */
  key?: string | undefined
  run: () => void
}

export const kindNames = {
  page: 'Page',
  action: 'Action',
  deck: 'Deck',
  folder: 'Folder',
  card: 'Card',
  set: 'Set',
  search: 'Search',
}

/** Whether each typed word begins a word of the text. */
export function matches(text: string, typed: string): boolean {
  const folded = foldedInPlace(text)
  return wordsOf(typed).every((word) => indexOfWord(folded, word) >= 0)
}

function wordsOf(typed: string): string[] {
  return foldedInPlace(typed).split(/\s+/).filter(Boolean)
}
