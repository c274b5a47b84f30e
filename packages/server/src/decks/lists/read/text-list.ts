import { limits } from '@manafolio/contract'
import { linesOf } from '../../../cards/lists/read/lines.ts'
import { eventLoopYielder } from '../../../lib/yield-to-event-loop.ts'
import { fileByBlanks } from './blank-lines.ts'
import { checkLength } from './list-length.ts'
import type { ParsedList } from './parsed-list.ts'
import { textFormatOf } from './text-format.ts'
import { type IsName, readInto, type TextReading } from './text-reading.ts'

/** What a list in plain text says, line by line. */
export async function readTextList(text: string, isName: IsName): Promise<ParsedList> {
  const format = textFormatOf(text)
  const reading: TextReading = {
    isName,
    isCounted: isCounted(text),
    hasNameFirst: format === 'cockatrice',
    section: 'deck',
    hasCards: false,
    group: null,
    hasGroupRemarks: format === 'deckstats',
    isPlain: true,
    name: null,
    deckFormat: null,
    lines: [],
    blanks: [],
  }
  const yieldToEventLoop = eventLoopYielder()
  for (const { line, number } of linesOf(text)) {
    await yieldToEventLoop()
    readInto(reading, line.slice(0, limits.importCellMax + 1), number)
    checkLength(reading.lines)
  }
  fileByBlanks(reading)
  const { name, deckFormat, lines } = reading
  return { format, name, deckFormat, lines }
}

/** In most lists each line counts its cards: there, one that does not may be a heading. */
function isCounted(text: string): boolean {
  // “1. Opt” is a line of a numbered list.
  const counted = text.match(/^[ \t]*(?:SB:)?[ \t]*\d(?!\d{0,2}[.)] )/gim)?.length ?? 0
  return counted * 2 > (text.match(/\S[^\r\n]*/g)?.length ?? 0)
}
