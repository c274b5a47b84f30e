import { limits } from '@manafolio/contract'
import type { ParsedCard } from '../../../cards/lists/listed.ts'
import { type CardLine, readTextLine, type TextLine } from '../../../cards/lists/read/text-line.ts'
import { isOfLeaders, type ListSection } from '../../../cards/lists/read/text-sections.ts'
import { deckNameOf, titleIn } from './list-titles.ts'
import type { LineMessage, ParsedLine, ParsedList } from './parsed-list.ts'

/** Whether some card is called so. */
export type IsName = (name: string) => boolean

/** What is known of a list, and what was read of it so far. */
export interface TextReading extends Pick<ParsedList, 'name' | 'deckFormat'> {
  isName: IsName
  /** Nearly every line says how many copies it is of. */
  isCounted: boolean
  /** The first remark is the name of the deck. */
  hasNameFirst: boolean
  /** What the last heading began, and whether cards came since. */
  section: ListSection
  hasCards: boolean
  /** The category of the cards below the last heading that is one. */
  group: string | null
  /** Remarks between the cards are headings of categories. */
  hasGroupRemarks: boolean
  /** The part of the deck is not given. */
  isPlain: boolean
  lines: ParsedLine[]
  /** Places in the lines before which there are blank ones. */
  blanks: number[]
}

interface Written {
  line: number
  text: string
}

/** Reads the next line. One that is too long for a list would take long to be looked at. */
export function readInto(reading: TextReading, line: string, number: number): void {
  const written = { line: number, text: line.trim() }
  if (line.length > limits.importCellMax && !layoutOfXMage.test(line)) {
    reading.lines.push({ ...written, kind: 'unreadable', messages: [['too_long']] })
    return
  }
  const read = readTextLine(line, reading.section)
  // The table has for each kind who takes lines of that kind.
  const take = takers[read.kind] as (reading: TextReading, written: Written, read: TextLine) => void
  take(reading, written, read)
}

/** One line of it for all cards of a deck; it begins with what it is, so that it is read at once. */
const layoutOfXMage = /^LAYOUT [A-Z]+:/

type Takers = {
  [Kind in TextLine['kind']]: (
    reading: TextReading,
    written: Written,
    read: Extract<TextLine, { kind: Kind }>,
  ) => void
}

const takers: Takers = {
  blank(reading) {
    // A heading stands above its cards, with or without a blank line between.
    if (reading.hasCards && isOfLeaders(reading.section)) begin(reading, 'deck')
    reading.blanks.push(reading.lines.length)
  },
  unreadable(reading, written) {
    reading.lines.push({ ...written, kind: 'unreadable', messages: [] })
  },
  comment(reading, written) {
    const group = groupInRemark(reading, written.text)
    if (group) {
      reading.group = group
      reading.isPlain = false
      reading.lines.push({ ...written, kind: 'words', messages: [['category_group', group]] })
      return
    }
    reading.lines.push({ ...written, kind: 'words', messages: [remarkIn(reading, written.text)] })
  },
  heading(reading, written, { section }) {
    begin(reading, section)
    reading.isPlain = false
    if (/oathbreaker|signature ?spell/i.test(written.text)) reading.deckFormat ??= 'oathbreaker'
    reading.lines.push({ ...written, kind: 'words', messages: [['heading']] })
  },
  card(reading, written, read) {
    if (isGroup(reading, read)) {
      const group = isApart(reading) ? groupCalled(read.name) : null
      begin(reading, 'deck')
      reading.group = group
      reading.isPlain = false
      reading.lines.push({ ...written, kind: 'words', messages: groupMessages(read.name, group) })
      return
    }
    reading.hasCards = true
    if (read.section !== 'deck') reading.isPlain = false
    reading.lines.push(copiesIn(reading, read, written))
  },
}

function begin(reading: TextReading, section: ListSection): void {
  reading.section = section
  reading.hasCards = false
  reading.group = null
}

/** A heading stands above all cards or below a blank line; other words may be a card's, misspelt. */
function isApart({ lines, blanks }: TextReading): boolean {
  return lines.length === 0 || blanks.at(-1) === lines.length
}

/** “Ramp (12)” */
function groupCalled(text: string): string | null {
  return text.replace(/\s*[-–:]?\s*\(?\d+(?: cards?)?\)?$/i, '').trim() || null
}

function groupMessages(name: string, group: string | null): LineMessage[] {
  return group === null
    ? [['group', name]]
    : [
        ['group', name],
        ['category_group', group],
      ]
}

/** “//Ramp” in lists of Deckstats, unless it is the name or format of the deck. */
function groupInRemark(reading: TextReading, text: string): string | null {
  if (!reading.hasGroupRemarks || titleIn(text, reading.section)) return null
  const [, name = ''] = /^\/\/ ?(\S.*)$/.exec(text) ?? []
  return name && groupCalled(name)
}

/** In Archidekt's lists headings are whatever the owner calls a category. */
function isGroup({ isCounted: isListCounted, isName }: TextReading, read: CardLine): boolean {
  const { isCounted, name, setCode, finish } = read
  if (!isListCounted || isCounted || setCode !== undefined || finish !== undefined) return false
  return !isName(name)
}

function remarkIn(reading: TextReading, text: string): LineMessage {
  const title = titleIn(text, reading.section)
  if (title?.kind === 'format') {
    reading.deckFormat = title.deckFormat
    return ['format']
  }
  const name = title?.name ?? (reading.lines.length === 0 ? nameAbove(reading, text) : '')
  if (name === '' || reading.name !== null) return ['remark']
  reading.name = name
  return ['name']
}

/** A list may begin with the name of the deck: a heading of Markdown, or a remark in those of Cockatrice. */
function nameAbove({ hasNameFirst }: TextReading, text: string): string {
  const [, marks = '', name = ''] = /^(\/\/|#) ?(.*)$/.exec(text) ?? []
  const isName = (marks === '#' || hasNameFirst) && !/^\d+x? \S/.test(name)
  return isName ? deckNameOf(name) : ''
}

function copiesIn({ group }: TextReading, read: CardLine, written: Written): ParsedLine {
  const { name, setCode, collectorNumber, isCounted } = read
  const { section, quantity, rawQuantity, finish, note } = read
  const categories = read.categories.length === 0 && group ? [group] : read.categories
  const card: ParsedCard = { name }
  if (setCode) card.setCode = setCode
  if (collectorNumber) card.collectorNumber = collectorNumber
  const messages: LineMessage[] = [
    ...(isCounted ? [] : [['uncounted'] as const]),
    ...read.globalTags.map((tag) => ['global_tag', tag] as const),
    ...read.unsupported.map((sign) => ['unsupported', sign] as const),
  ]
  const copies = { section, card, quantity, rawQuantity, finish, categories, note }
  return { ...written, kind: 'copies', ...copies, messages }
}
