import type { LegalityWord } from '@manafolio/contract'
import type { Finding } from '../finding.ts'
import { removing } from '../fixes.ts'
import type { KnownCard, NamedCard, Rule, RuledDeck } from '../ruled-deck.ts'
import { counted } from '../wording.ts'
import { removingSome, whereOf } from './copies.ts'

/**
 * Bans that the card-data service's data can't express: cards that are banned only as
 * companions.
 */
export interface LegalityRule {
  bannedAsCompanion: readonly string[]
}

/** Whether cards are legal in the format, by the lists of the card-data service. */
export function cardLegality({ bannedAsCompanion }: LegalityRule): Rule {
  return (deck) =>
    deck.cards.flatMap((card) => {
      if (!card.known) return []
      const word = card.known.facts.legalities[deck.sheet.format]
      if (word === 'banned' && bannedAsCompanion.includes(card.name)) return []
      return findings[word](deck, card, card.known)
    })
}

type Finder = (deck: RuledDeck, card: NamedCard, known: KnownCard) => Finding[]

const findings: Record<LegalityWord, Finder> = { legal: () => [], not_legal, banned, restricted }

function banned(deck: RuledDeck, { name, entries }: NamedCard): Finding[] {
  const { formatName } = deck
  const message = `${name} is banned in ${formatName}.`
  const about = { cardNames: [name], message, cites: `${formatName} banned list` }
  return [{ rule: 'banned', severity: 'error', ...about, fixes: removing(deck, name, entries) }]
}

function restricted(deck: RuledDeck, card: NamedCard): Finding[] {
  if (card.copies <= 1) return []
  const { name, copies } = card
  const has = `${counted(copies, 'copy', 'copies')}${whereOf(card)}`
  const message = `${name}: ${has}, but it is restricted to 1 in ${deck.formatName}.`
  const about = { cardNames: [name], message, cites: `${deck.formatName} restricted list` }
  const fixes = removingSome(deck, card, copies - 1)
  return [{ rule: 'restricted', severity: 'error', ...about, fixes }]
}

function not_legal(deck: RuledDeck, card: NamedCard, known: KnownCard): Finding[] {
  const { formatName } = deck
  const { name, entries } = card
  const cites = `${formatName} legal cards`
  const day = known.card.releasedAt
  if (day > deck.today) {
    const message = `${name} is not released yet: it comes out on ${day}.`
    return [
      { rule: 'not_released', severity: 'note', cardNames: [name], message, cites, fixes: [] },
    ]
  }
  const message = `${name} is not legal in ${formatName}.`
  const fixes = removing(deck, name, entries)
  return [{ rule: 'not_legal', severity: 'error', cardNames: [name], message, cites, fixes }]
}
