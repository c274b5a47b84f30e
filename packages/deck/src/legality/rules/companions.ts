import { copiesOf, type DeckEntry, entriesIn, mainOf } from '../../deck-sheet.ts'
import { removal, removalOf, sparestCopies, withRole } from '../changes.ts'
import {
  companionConditions,
  moreCardsCompanion,
  type StartingCard,
} from '../companion-conditions.ts'
import type { Finding, Fix } from '../finding.ts'
import { changing, fixesOffered, groupsOf, makingPlain, namesOf } from '../fixes.ts'
import { cardsIn, type Rule, type RuledDeck } from '../ruled-deck.ts'
import { isOrAre, listed } from '../wording.ts'

export interface CompanionRule {
  cites: string
  /**
   * How many main-deck cards satisfy the companion that requires twenty more; Infinity for decks of an
   * exact size.
   */
  twentyMore: number
  /** Whether a card that is not a companion may stay in the sideboard. */
  hasSideboard: boolean
  bannedAsCompanion: readonly string[]
}

/** The companion has to have the ability, and the starting deck has to meet its condition. */
export function companions(rule: CompanionRule): Rule {
  return (deck) => {
    const chosen = entriesIn(deck.sheet, 'companion')
    if (chosen.length === 0) return candidates(deck, rule)
    const tooMany = chosen.length > 1 ? [severalChosen(deck, rule, chosen)] : []
    return [
      ...tooMany,
      ...cardsIn(deck, 'companion').flatMap((entries) => broken(deck, rule, entries)),
    ]
  }
}

function severalChosen(
  deck: RuledDeck,
  rule: CompanionRule,
  chosen: readonly DeckEntry[],
): Finding {
  const names = chosen.map(({ cardName }) => cardName)
  const message = `${listed(names)} are ${chosen.length} companions, 1 is allowed.`
  const fixes = groupsOf([...chosen].reverse(), chosen.length - 1).flatMap((group) =>
    demoting(deck, rule, group),
  )
  return {
    rule: 'companion',
    severity: 'error',
    cardNames: names,
    message,
    cites: rule.cites,
    fixes,
  }
}

/** The role of a card. */
type Chosen = readonly [DeckEntry, ...DeckEntry[]]

function broken(deck: RuledDeck, rule: CompanionRule, entries: Chosen): Finding[] {
  const [{ card, cardName: name }] = entries
  if (!card) return []
  if (rule.bannedAsCompanion.includes(name)) return [banned(deck, rule, entries)]
  const { formatName } = deck
  const shortfall = shortfallOf(deck, rule, name)
  if (!shortfall) return []
  const { message, offenders } = shortfall
  const fixes = [...demoting(deck, rule, entries), ...removingOffenders(deck, shortfall)]
  const cardNames = [name, ...offenders.map((card) => card.name)]
  const about = {
    cardNames,
    message: `${name} can not be the companion in ${formatName}: ${message}.`,
  }
  return [{ rule: 'companion', severity: 'error', ...about, cites: rule.cites, fixes }]
}

function banned(deck: RuledDeck, rule: CompanionRule, entries: Chosen): Finding {
  const [{ cardName }] = entries
  const message = `${cardName} is banned as a companion in ${deck.formatName}.`
  const about = { cardNames: [cardName], message, cites: `${deck.formatName} banned list` }
  return { rule: 'banned', severity: 'error', ...about, fixes: demoting(deck, rule, entries) }
}

interface Shortfall {
  message: string
  offenders: readonly StartingCard[]
  /** How many copies of each may stay. */
  remainingCopies: number
}

function shortfallOf(deck: RuledDeck, rule: CompanionRule, name: string): Shortfall | null {
  if (name === moreCardsCompanion) return tooFewCards(deck, rule)
  const condition = companionConditions[name]
  if (!condition)
    return { message: 'it has no companion ability', offenders: [], remainingCopies: 0 }
  const offenders = condition.breaks(startingCards(deck))
  if (offenders.length === 0) return null
  const names = listed(offenders.map((card) => card.name))
  const message = `it wants ${condition.wants}, and ${names} ${isOrAre(offenders.length)} in the deck`
  return { message, offenders, remainingCopies: condition.isContentWithOne ? 1 : 0 }
}

function tooFewCards({ sheet }: RuledDeck, { twentyMore }: CompanionRule): Shortfall | null {
  const cards = copiesOf(mainOf(sheet))
  if (cards >= twentyMore) return null
  const message = Number.isFinite(twentyMore)
    ? `it wants a main deck of at least ${twentyMore} cards, and this one has ${cards}`
    : 'it wants twenty cards more than a deck needs, and decks can have no more here'
  return { message, offenders: [], remainingCopies: 0 }
}

/** CR 702.139b: commanders are part of the starting deck, the sideboard is not. */
function startingCards({ cards }: RuledDeck): StartingCard[] {
  return cards.flatMap(({ name, entries, known }) => {
    const main = entries.filter(({ slotType }) => slotType === 'main')
    return known && main.length > 0 ? [{ name, copies: copiesOf(main), ...known }] : []
  })
}

/** Without a sideboard, a companion can only be in the deck as the companion. */
function demoting(
  { sheet }: RuledDeck,
  { hasSideboard }: CompanionRule,
  entries: readonly DeckEntry[],
): Fix[] {
  const names = namesOf(entries)
  if (!hasSideboard) return changing(`Remove ${listed(names)}`, removalOf(sheet, entries))
  const [plain] = makingPlain(sheet, entries)
  const kind = names.length === 1 ? 'a plain sideboard card' : 'plain sideboard cards'
  return plain ? [{ ...plain, label: `Make ${listed(names)} ${kind}` }] : []
}

/** Commanders and signature spells stay. */
function removingOffenders(
  { sheet, cards }: RuledDeck,
  { offenders, remainingCopies }: Omit<Shortfall, 'message'>,
): Fix[] {
  const names = new Set(offenders.map(({ name }) => name))
  if (names.size === 0 || names.size > fixesOffered) return []
  const main = cards
    .filter(({ name }) => names.has(name))
    .map(({ entries }) => entries.filter(({ slotType }) => slotType === 'main'))
  if (main.flat().some(({ place }) => place !== 'main')) return []
  const taken = main.flatMap((entries) =>
    sparestCopies(entries, copiesOf(entries) - remainingCopies),
  )
  const label = remainingCopies > 0 ? 'Keep one copy of' : 'Remove'
  return changing(`${label} ${listed([...names])}`, removal(sheet, taken))
}

/** Sideboard cards that could be companions. */
function candidates(deck: RuledDeck, rule: CompanionRule): Finding[] {
  const { cites, bannedAsCompanion } = rule
  return entriesIn(deck.sheet, 'side').flatMap((entry) => {
    const name = entry.cardName
    const isLegal = entry.facts?.legalities[deck.sheet.format] === 'legal'
    if (!isLegal || bannedAsCompanion.includes(name) || shortfallOf(deck, rule, name)) return []
    const message = `${name} can be the companion: the deck is as it wants.`
    const fixes = [{ label: `Make ${name} the companion`, change: withRole([entry], 'companion') }]
    return [{ rule: 'companion', severity: 'note', cardNames: [name], message, cites, fixes }]
  })
}
