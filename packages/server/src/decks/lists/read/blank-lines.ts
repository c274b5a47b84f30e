import type { ListSection } from '../../../cards/lists/read/text-sections.ts'
import { isCopies, type LineMessage, type ParsedCopies, type ParsedLine } from './parsed-list.ts'
import type { TextReading } from './text-reading.ts'

/**
 * Where nothing else says what is the sideboard, it stands below the only blank line, as MTG Arena
 * and Magic Online write it. A card or two above a deck are its commanders.
 */
export function fileByBlanks({ lines, blanks, isPlain }: TextReading): void {
  const [from, ...others] = gapsIn(lines, blanks)
  if (!isPlain || from === undefined || others.length > 0) return
  const [above, below] = [copiesOf(lines.slice(0, from)), copiesOf(lines.slice(from))]
  if (below <= largestSideboard) file(lines.slice(from), 'sideboard', ['below_blank'])
  else if (above <= mostCommanders && below >= smallestDeck) {
    file(lines.slice(0, from), 'commander', ['above_blank'])
  }
}

/** More cards below a blank line are another group of the deck. */
export const largestSideboard = 15
const mostCommanders = 2
const smallestDeck = 30

/** Places of lines before which there are blank ones, and cards somewhere above. */
function gapsIn(lines: readonly ParsedLine[], blanks: readonly number[]): number[] {
  const first = lines.findIndex(isCopies)
  return [...new Set(blanks)].filter((at) => first >= 0 && at > first && at < lines.length)
}

function copiesOf(lines: readonly ParsedLine[]): number {
  return lines.filter(isCopies).reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}

function file(lines: readonly ParsedLine[], section: ListSection, why: LineMessage): void {
  for (const line of lines.filter(isCopies)) fileLine(line, section, why)
}

/** Puts a line into another part of the list, and has it say why. */
export function fileLine(line: ParsedCopies, section: ListSection, why: LineMessage): void {
  line.section = section
  line.messages = [...line.messages, why]
}
