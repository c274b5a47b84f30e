import { type DeckFormat, formatFacts, plainFolder } from '@manafolio/contract'
import type { DecksParams } from '../kit/decks-params.ts'

/** Which decks are listed. */
export interface DeckFilter {
  /** Words of the name or the commander. */
  q?: string
  format?: DeckFormat
  /** Colors that the color identity has, as in “WU”; “C” is for decks without a color. */
  colors?: string
  tag?: string
  /** With the folders in it; noFolder is for decks without one. */
  folder?: string
}

/** Not the path of any folder. */
export const noFolder = '/'

/** What the address says; invalid parts are omitted. */
export function readFilter({ q, format, colors, tag, folder }: DecksParams): DeckFilter {
  const [letters, path] = [colorsOf(colors), folderOf(folder)]
  return {
    ...(q && { q }),
    ...(isFormat(format) && { format }),
    ...(letters !== '' && { colors: letters }),
    ...(tag && { tag }),
    ...(path !== '' && { folder: path }),
  }
}

function isFormat(format: string | undefined): format is DeckFormat {
  return format !== undefined && Object.hasOwn(formatFacts, format)
}

/** In WUBRG order; C stands alone. */
function colorsOf(text = ''): string {
  const letters = text.toUpperCase()
  if (letters === 'C') return letters
  return [...'WUBRG'].filter((color) => letters.includes(color)).join('')
}

function folderOf(text = ''): string {
  return text === noFolder ? noFolder : plainFolder(text)
}
