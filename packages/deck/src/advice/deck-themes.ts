import type { DeckTheme } from '@manafolio/contract'
import { type AdviceTable, hasTag } from './advice-table.ts'
import type { MeasuredDeck } from './measured-deck.ts'
import { factsOf } from './table-facts.ts'
import { themeName } from './tags/theme-name.ts'

/** From which lift on a tag is typical of a deck. */
const typicalLift = 0.4
/** Fewer copies are chance, and so are those of one card. */
const fewestCopies = 3
const fewestCards = 2

/** What a deck is about, the strongest first: what many of its cards have that others seldom do. */
export function themesOfDeck(table: AdviceTable, deck: MeasuredDeck): DeckTheme[] {
  const strengths = deck.lifts.map((lift, tag) => lift * Math.sqrt(deck.counts[tag] ?? 0))
  const tags = namesOf(table).flatMap((name, tag) => (name === undefined ? [] : [tag]))
  return themesAmong(table, deck, { tags, lifts: deck.lifts, strengths })
}

interface CardOfDeck {
  card: number
  lifts: Float64Array
  /** Tags that it does not have and is good beside. */
  enablers?: readonly number[]
  /** How many of it there are in the deck. */
  copies?: number
}

/** The themes of a card that are typical of the deck by these lifts, the most typical first. */
export function themesOfCard(
  table: AdviceTable,
  deck: MeasuredDeck,
  { card, lifts, enablers = [], copies = 0 }: CardOfDeck,
): DeckTheme[] {
  const own = table.tags.subarray(table.tagStarts[card], table.tagStarts[card + 1])
  const tags = [...own, ...enablers]
  const names = new Set(enablers.map((tag) => table.tagNames[tag]))
  return themesAmong(table, deck, { tags, lifts, strengths: lifts }).map((theme) =>
    names.has(theme.theme) ? { ...theme, cards: theme.cards + copies } : theme,
  )
}

interface Choice {
  tags: readonly number[]
  lifts: Float64Array
  strengths: Float64Array
}

function themesAmong(table: AdviceTable, deck: MeasuredDeck, choice: Choice): DeckTheme[] {
  const { tags, lifts, strengths } = choice
  const names = namesOf(table)
  return tags
    .filter((tag) => (lifts[tag] ?? 0) > typicalLift && isTheme(table, deck, tag))
    .sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0) || rarerFirst(deck, a, b))
    .flatMap((tag) => {
      const [theme = '', name] = [table.tagNames[tag], names[tag]]
      return name === undefined ? [] : [{ theme, name, cards: deck.counts[tag] ?? 0 }]
    })
}

/** A deck is about what its commander's text is about, even while it has few other cards. */
function isTheme(table: AdviceTable, measured: MeasuredDeck, tag: number): boolean {
  const { counts, differentCards, deck, isIncidental } = measured
  const { concerns } = factsOf(table)
  if (deck.commanders.some((card) => hasTag(table, card, concerns[tag] ?? -1))) return true
  if (isIncidental[tag] === 1) return false
  return (counts[tag] ?? 0) >= fewestCopies && (differentCards[tag] ?? 0) >= fewestCards
}

function rarerFirst({ shares }: MeasuredDeck, a: number, b: number): number {
  return (shares[a] ?? 0) - (shares[b] ?? 0) || a - b
}

const known = new WeakMap<AdviceTable, readonly (string | undefined)[]>()

/** What players call each tag that is a theme. */
function namesOf(table: AdviceTable): readonly (string | undefined)[] {
  const before = known.get(table)
  if (before) return before
  const names = table.tagNames.map(themeName)
  const broadest = broadestTags(table, names)
  const unique = names.map((name, tag) =>
    name !== undefined && broadest.get(name.toLowerCase()) === tag ? name : undefined,
  )
  known.set(table, unique)
  return unique
}

/** A subtype or a keyword may be a concept too: of tags with the same name, the broadest is the theme. */
const kindsByBreadth = ['concept:', 'sub:', 'kw:']

function broadestTags(
  { tagNames }: AdviceTable,
  names: readonly (string | undefined)[],
): ReadonlyMap<string, number> {
  const breadths = tagNames.map((tag) => kindsByBreadth.findIndex((kind) => tag.startsWith(kind)))
  const byBreadth = [...names.entries()].sort(
    ([one], [other]) => (breadths[other] ?? 0) - (breadths[one] ?? 0),
  )
  // The last one with a name stays.
  return new Map(byBreadth.flatMap(([tag, name]) => (name ? [[name.toLowerCase(), tag]] : [])))
}
