import type { LegalityWord } from '@manafolio/contract'
import { isBasicLand } from '../../deck-face.ts'
import type { Finding } from '../finding.ts'
import { makingPlain, removing } from '../fixes.ts'
import { type Restriction, restrictionIn } from '../restricted.ts'
import type { KnownCard, NamedCard, Rule, RuledDeck } from '../ruled-deck.ts'
import { isUnreleased } from '../unreleased.ts'
import { counted } from '../wording.ts'
import { removingSome, whereOf } from './copies.ts'

/** What the lists of the card-data service can't express. */
export interface LegalityRule {
  /** Cards that are banned only as companions. */
  bannedAsCompanion: readonly string[]
  /** The list leaves out basic lands, which are legal all the same. */
  hasUnlistedBasics?: boolean
}

/** Whether cards are legal in the format, by the lists of the card-data service. */
export function cardLegality(rule: LegalityRule): Rule {
  return (deck) => {
    const { format } = deck.sheet
    const known = deck.cards.filter(isKnown)
    const isListed = known.some((card) => card.known.facts.legalities[format] !== undefined)
    if (known.length > 0 && !isListed) return [noList(deck)]
    return known.flatMap((card) => findingsFor(deck, rule, card))
  }
}

function noList({ formatName }: RuledDeck): Finding {
  const message = `The card data has no list of the cards that are legal in ${formatName}, so that none was checked.`
  const cites = `${formatName} legal cards`
  return { rule: 'not_legal', severity: 'note', cardNames: [], message, cites, fixes: [] }
}

type Listed = NamedCard & { known: KnownCard }

function isKnown(card: NamedCard): card is Listed {
  return card.known !== null
}

function findingsFor(deck: RuledDeck, rule: LegalityRule, card: Listed): Finding[] {
  const word = card.known.facts.legalities[deck.sheet.format] ?? 'not_legal'
  if (word === 'banned' && rule.bannedAsCompanion.includes(card.name)) return []
  if (word === 'not_legal' && rule.hasUnlistedBasics && isBasicLand(card.known.card)) return []
  if (word === 'restricted') return restricted[restrictionIn(deck.sheet.format)](deck, card)
  return findings[word](deck, card)
}

type Finder = (deck: RuledDeck, card: Listed) => Finding[]

const findings: Record<Exclude<LegalityWord, 'restricted'>, Finder> = {
  legal: () => [],
  not_legal,
  banned,
}

const restricted: Record<Restriction, Finder> = { one_copy, not_commander, commander_only }

function banned(deck: RuledDeck, { name, entries }: Listed): Finding[] {
  const { formatName } = deck
  const message = `${name} is banned in ${formatName}.`
  const about = { cardNames: [name], message, cites: `${formatName} banned list` }
  return [{ rule: 'banned', severity: 'error', ...about, fixes: removing(deck, name, entries) }]
}

function one_copy(deck: RuledDeck, card: Listed): Finding[] {
  if (card.copies <= 1) return []
  const { name, copies } = card
  const has = `${counted(copies, 'copy', 'copies')}${whereOf(card)}`
  const message = `${name}: ${has}, but it is restricted to 1 in ${deck.formatName}.`
  const about = { cardNames: [name], message, cites: `${deck.formatName} restricted list` }
  const fixes = removingSome(deck, card, copies - 1)
  return [{ rule: 'restricted', severity: 'error', ...about, fixes }]
}

function not_commander(deck: RuledDeck, { name, entries }: Listed): Finding[] {
  const leading = entries.filter(({ place }) => place === 'commander')
  if (leading.length === 0) return []
  const { sheet, formatName } = deck
  const message = `${name} is banned as a commander in ${formatName}.`
  const about = { cardNames: [name], message, cites: `${formatName} banned list` }
  const fixes = [
    { label: 'Choose another commander', opens: 'facts' } as const,
    ...makingPlain(sheet, leading),
  ]
  return [{ rule: 'banned', severity: 'error', ...about, fixes }]
}

function commander_only(deck: RuledDeck, { name, entries }: Listed): Finding[] {
  const others = entries.filter(({ place }) => place !== 'commander')
  if (others.length === 0) return []
  const { formatName } = deck
  const message = `${name} can only be the commander in ${formatName}: it was never printed at common.`
  const about = { cardNames: [name], message, cites: `${formatName} legal cards` }
  return [{ rule: 'not_legal', severity: 'error', ...about, fixes: removing(deck, name, others) }]
}

function not_legal(deck: RuledDeck, { name, entries, known }: Listed): Finding[] {
  const { formatName } = deck
  const cites = `${formatName} legal cards`
  if (isUnreleased(known.card, known.facts, deck.today)) {
    const message = `${name} is not released yet: it comes out on ${known.card.releasedAt}.`
    return [
      { rule: 'not_released', severity: 'note', cardNames: [name], message, cites, fixes: [] },
    ]
  }
  const message = `${name} is not legal in ${formatName}.`
  const fixes = removing(deck, name, entries)
  return [{ rule: 'not_legal', severity: 'error', cardNames: [name], message, cites, fixes }]
}
