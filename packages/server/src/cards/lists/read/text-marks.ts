import type { Finish } from '@manafolio/contract'
import { setBehindName } from './text-printing.ts'
import { type ListSection, sectionCalled } from './text-sections.ts'

/** What stands behind the printing in a line, and the line without it. */
export interface Marks {
  rest: string
  finish: Finish | undefined
  section: ListSection | undefined
  /** It is in a pile of the deck, whatever heading stands above it. */
  isPiled: boolean
  /** What its owner files it under, in the order of the line. */
  categories: readonly string[]
}

interface Mark {
  categories?: readonly string[]
  finish?: Finish
  section?: ListSection
  isPiled?: boolean
}

const marks: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['*f*', { finish: 'foil' }],
  ['(f)', { finish: 'foil' }],
  ['!foil', { finish: 'foil' }],
  ['*e*', { finish: 'etched' }],
  ['*f-etch*', { finish: 'etched' }],
  ['!etched', { finish: 'etched' }],
  ['*cmdr*', { section: 'commander' }],
  ['!commander', { section: 'commander' }],
  ['*cmpn*', { section: 'companion' }],
  ['!companion', { section: 'companion' }],
  // Altered.
  ['*a*', {}],
])

/** $1.50, (US$ 1.50), @ 1,50 €, 0.02 tix: of a copy, and of all. */
const prices =
  /(?: (?:[-–|@] ?)?\(?(?:(?:US|CA)?[$€£] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|usd|eur|tix)(?![a-z]))\)?){1,2}$/i

/**
 * Hints in <…>, labels such as ^Have,#37d67a^, and tags and remarks up to the end, but for marks there
 * (# !Commander), and prices. White space is single by now.
 */
const asides = [/ ?<[^<>]*>/g, / ?\^[^^]*\^/g, / #!?[^\s\d#].*$/, / # (?!!).*$/, / #(?= !)/, prices]

/** “#Ramp #!Card draw” at the end: tags of this deck, and with “!” of all decks. */
const tags = / #!?([^\s\d#].*)$/

/** They may stand in front of the printing too: Name *CMDR* (SET:number). */
const starred = / (\*[a-z-]+\*)(?= |$)/gi

/** Name+|SET */
const foilBeforeBar = /\+ ?\|/

const marksMax = 10

/** Takes the marks from a line. Those that nobody knows stay, to be seen. */
export function marksOf(line: string): Marks {
  const text = asides.reduce((text, aside) => text.replace(aside, ''), line)
  const categories = tagsIn(line)
  const found: Mark = foilBeforeBar.test(text) ? { finish: 'foil' } : {}
  let rest = text.replace(starred, (written, word) => {
    const mark = marks.get(word.toLowerCase())
    Object.assign(found, mark)
    return mark ? '' : written
  })
  for (let i = 0; i < marksMax; i++) {
    const last = /\s(\S+)$/.exec(rest)?.[1] ?? ''
    const mark = marks.get(last.toLowerCase())
    const shorter = mark ? rest.slice(0, -last.length) : withoutCategory(rest)
    if (shorter === rest) break
    const known = mark ?? pileOf(rest)
    Object.assign(found, known)
    categories.push(...(known.categories ?? []))
    rest = shorter.trim()
  }
  const { finish, section, isPiled = false } = found
  return { rest, finish, section, isPiled, categories }
}

function tagsIn(line: string): string[] {
  const [, written = ''] = tags.exec(line) ?? []
  return written.split(/ #!?/).filter((tag) => /\S/.test(tag))
}

/**
 * [Commander{top}] and [Sideboard{noDeck}] are parts of the deck, [Perhaps{noDeck},Ramp] is a pile
 * beside it; what follows the first only groups.
 */
function pileOf(text: string): Mark {
  const piles = text.slice(text.lastIndexOf('[') + 1, -1).split(',')
  const [first = ''] = piles
  const names = piles.map((pile) => pile.replace(/\{.*$/, '').trim())
  const categories = names.filter((name) => name !== '' && !sectionCalled(name))
  const section = sectionCalled(names[0] ?? '')
  if (section) return { section, isPiled: true, categories }
  return /\{noDeck\}/i.test(first)
    ? { section: 'maybeboard', categories }
    : { isPiled: true, categories }
}

/** [Ramp] behind the name of a card is a pile of the deck, unless it is the code of the set. */
function withoutCategory(text: string): string {
  const before = /^(.*\S)\s+\[[^[\]]*\]$/.exec(text)?.[1]
  if (before === undefined) return text
  return setBehindName(text) && !setBehindName(before) ? text : before
}
