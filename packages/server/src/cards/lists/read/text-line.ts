import type { Finish } from '@manafolio/contract'
import { quantityOf } from './quantities.ts'
import { type Marks, marksOf } from './text-marks.ts'
import { withoutMarkup } from './text-markup.ts'
import { setAndNumber } from './text-printing.ts'
import { headingOf, isOfLeaders, type ListSection, sectionCalled } from './text-sections.ts'

/** Copies of a card as a line of plain text names them. */
export interface CardLine {
  kind: 'card'
  /** The part of the list that it is in: the one whose heading came last, or what the line itself says. */
  section: ListSection
  /** How many copies it says, and as it says it; 1 when it does not count. */
  quantity: number | undefined
  rawQuantity: string
  isCounted: boolean
  name: string
  setCode: string | undefined
  collectorNumber: string | undefined
  finish: Finish | undefined
  /** What its owner files it under. */
  categories: readonly string[]
  /** Those of them that are tags of all decks of their owner, as they are written. */
  globalTags: readonly string[]
  /** What its owner remarks on it. */
  note: string | undefined
  /** Signs that nothing here stands for, as they are written. */
  unsupported: readonly string[]
}

export type TextLine =
  | CardLine
  | { kind: 'heading'; section: ListSection }
  /** A blank line ends the main deck in some lists. */
  | { kind: 'blank' }
  | { kind: 'comment' }
  | { kind: 'unreadable' }

/**
 * Reads a line of a list in plain text, in the ways of the tools that write such lists. `section` is
 * that of the heading that came last.
 */
export function readTextLine(line: string, section: ListSection): TextLine {
  const text = withoutMarkup(line.normalize('NFC').replace(/\s+/g, ' ').trim())
  if (text === '') return { kind: 'blank' }
  const heading = headingOf(text, section)
  if (heading) return { kind: 'heading', section: heading }
  if (remark.test(text) || isTitle(text, section)) return { kind: 'comment' }
  return readCard(text, section) ?? { kind: 'unreadable' }
}

/**
 * Players write above a list what the deck is called, and for which format it is. XMage says so too,
 * who made a deck, and how it is laid out on the screen.
 */
const remark = /^(?:\/\/|#|LAYOUT [A-Z]+:|(?:(?:deck )?(?:name|format)|author) ?:)/i

/**
 * MTG Arena says below “About” what a deck is called, Forge below [metadata]; there is a card called
 * Name Dropping.
 */
function isTitle(text: string, section: ListSection): boolean {
  return section === 'about' && /^(?:(?:Name|Format) |[\w ]+=)/.test(text)
}

function readCard(text: string, section: ListSection): CardLine | undefined {
  const { prefixed, behind } = prefixOf(text)
  const { count, rest } = countOf(behind)
  const marks = marksOf(rest)
  const printing = setAndNumber(marks.rest)
  if (!isName(printing.name)) return undefined
  return {
    kind: 'card',
    section: marks.section ?? prefixed ?? cardSection(section, marks),
    quantity: quantityOf(count),
    rawQuantity: count,
    isCounted: rest !== behind,
    ...printing,
    collectorNumber: printing.collectorNumber ?? marks.collectorNumber,
    finish: marks.finish,
    categories: marks.categories,
    globalTags: marks.globalTags,
    note: marks.note,
    unsupported: marks.unsupported,
  }
}

/**
 * There is a card called _____, but none without any letter else, and none that begins with a
 * bracket; “4x” only counts.
 */
function isName(text: string): boolean {
  return /^[^([]/.test(text) && /[\p{L}_]/u.test(text) && !/^\d+x$/i.test(text)
}

/** “SB: 2 Opt”, “Commander: 1 Krenko, Mob Boss”; there are cards with other words before a colon. */
function prefixOf(text: string): { prefixed: ListSection | undefined; behind: string } {
  const [, word = '', behind = ''] = /^([\p{L} ]{2,20}):\s*(.*)$/u.exec(text) ?? []
  const prefixed = /^sb$/i.test(word) ? 'sideboard' : sectionCalled(word)
  return prefixed ? { prefixed, behind } : { prefixed: undefined, behind: text }
}

/** Cards below a title are the deck's, and so are those of its piles, also where one is “Commander”. */
function cardSection(section: ListSection, { isPiled }: Marks): ListSection {
  return section === 'about' || (isPiled && isOfLeaders(section)) ? 'deck' : section
}

interface Counted {
  count: string
  rest: string
}

/** A number in front of a name counts; one of four digits is part of it, as in 1996 World Champion. */
function countOf(text: string): Counted {
  const counted = /^(-?\d[\d.,]*(?:e\d+)?)(\s*[x×](?=\s)|(?=\s))\s+(\S.*)$/iu.exec(text)
  if (!counted) return countWithTimes(text) ?? { count: '1', rest: text }
  const [, count = '1', times = '', behind = text] = counted
  const rest = isCardX(times, behind) ? `${times.trim()} ${behind}` : behind
  return /^\d{4}\s[^x×]/i.test(text) ? { count: '1', rest: text } : { count, rest }
}

/** “x4 Opt”, “Opt x4” */
function countWithTimes(text: string): Counted | undefined {
  const [, before, behind] = /^[x×](\d[\d.,]*)\s+(\S.*)$/i.exec(text) ?? []
  if (before && behind) return { count: before, rest: behind }
  const [, named, after] = /^(\S.*\S)\s+[x×](\d[\d.,]*)$/i.exec(text) ?? []
  return named && after ? { count: after, rest: named } : undefined
}

/** There is a card called X: in “1 X (UST) 137” nothing else is left to be its name. */
function isCardX(times: string, behind: string): boolean {
  return /^\sx$/i.test(times) && setAndNumber(marksOf(`X ${behind}`).rest).name === 'X'
}
