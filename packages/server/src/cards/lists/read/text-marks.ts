import type { Finish } from '@manafolio/contract'
import { asidesOf } from './text-asides.ts'
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
  /** Those of them that are tags of all decks of their owner. */
  globalTags: readonly string[]
  /** What its owner remarks on it. */
  note: string | undefined
  /** Of a hint such as <263>. */
  collectorNumber: string | undefined
  /** Signs that nothing here stands for, as they are written. */
  unsupported: readonly string[]
}

interface Mark {
  categories?: readonly string[]
  unsupported?: readonly string[]
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
  ['*a*', { unsupported: ['*A*'] }],
])

/** They may stand in front of the printing too: Name *CMDR* (SET:number). */
const starred = / (\*[a-z-]+\*)(?= |$)/gi

/** Name+|SET */
const foilBeforeBar = /\+ ?\|/

const marksMax = 10

/** Takes the marks from a line. Those that nobody knows stay, to be seen. */
export function marksOf(line: string): Marks {
  const { rest: text, ...asides } = asidesOf(line, (word) => marks.has(word.toLowerCase()))
  const categories = [...asides.tags]
  const unsupported = [...asides.unsupported]
  const found: Mark = foilBeforeBar.test(text) ? { finish: 'foil' } : {}
  const take = (mark: Mark) => {
    Object.assign(found, mark)
    categories.push(...(mark.categories ?? []))
    unsupported.push(...(mark.unsupported ?? []))
  }
  for (const word of asides.flags) take(marks.get(word.toLowerCase()) ?? {})
  let rest = text.replace(starred, (written, word) => {
    const mark = marks.get(word.toLowerCase())
    if (mark) take(mark)
    return mark ? '' : written
  })
  for (let i = 0; i < marksMax; i++) {
    const last = /\s(\S+)$/.exec(rest)?.[1] ?? ''
    const mark = marks.get(last.toLowerCase())
    const shorter = mark ? rest.slice(0, -last.length) : withoutCategory(rest)
    if (shorter === rest) break
    take(mark ?? pileOf(rest))
    rest = shorter.trim()
  }
  const { finish, section, isPiled = false } = found
  const { globalTags, note, collectorNumber } = asides
  return {
    rest,
    finish,
    section,
    isPiled,
    categories,
    globalTags,
    note,
    collectorNumber,
    unsupported,
  }
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
  if (section)
    return { section, isPiled: true, categories, unsupported: unsupportedIn(piles.slice(1)) }
  if (/\{noDeck\}/i.test(first)) {
    return { section: 'maybeboard', categories, unsupported: unsupportedIn(piles.slice(1)) }
  }
  return { isPiled: true, categories, unsupported: unsupportedIn(piles) }
}

/** Options of piles that are none of the parts of a deck: Ramp{noPrice}. */
function unsupportedIn(piles: readonly string[]): string[] {
  return piles.flatMap((pile) => pile.match(/\{[^{}]*\}/g) ?? [])
}

/** [Ramp] behind the name of a card is a pile of the deck, unless it is the code of the set. */
function withoutCategory(text: string): string {
  const before = /^(.*\S)\s+\[[^[\]]*\]$/.exec(text)?.[1]
  if (before === undefined) return text
  return setBehindName(text) && !setBehindName(before) ? text : before
}
