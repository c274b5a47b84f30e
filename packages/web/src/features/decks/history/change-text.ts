import { type DeckChangeEntry, formatFacts } from '@manafolio/contract'
import type { ChangeText } from '../../../history-kit/change-row.tsx'
import { formatInstant } from '../../../lib/dates.ts'
import { countOf } from '../../../lib/formats.ts'
import { type Block, netCards } from './blocks.ts'
import { cardPhrases, factPhrases, type Phrase } from './phrases.ts'
import { editPhrase } from './text-phrases.ts'

/** How many phrases a sentence has. */
const mostPhrases = 6

/** Describes a change; `pageChanges` may have the version that it restored. */
export function describeChange(
  change: DeckChangeEntry,
  pageChanges: readonly DeckChangeEntry[],
): ChangeText {
  if (change.kind === 'created') return textOf(createdMessage(change))
  const changed = sentenceOf(phrasesOf(change), change.cardCount)
  if (change.kind === 'restored') {
    return textOf(restoredMessage(change, pageChanges), changed || 'The deck was already like this')
  }
  return textOf(changed || 'Saved')
}

function textOf(headline: string, ...lines: string[]): ChangeText {
  return { headline, lines, more: 0 }
}

/** Describes several small changes as one. */
export function formatBlock({ changes }: Block): ChangeText {
  const [newest, oldest] = [changes[0], changes.at(-1)]
  const ms = Date.parse(newest?.happenedAt ?? '') - Date.parse(oldest?.happenedAt ?? '')
  const minutes = Math.ceil(ms / 60_000)
  const time = minutes <= 1 ? 'within a minute' : `in ${minutes} minutes`
  const cards = netCards(changes)
  const changed = sentenceOf(cardPhrases(cards), cards.length)
  return textOf(`${changes.length} changes ${time}`, changed || 'No change overall')
}

/** The first phrases as one line with a capital letter, and the number of cards in the rest. */
function sentenceOf(phrases: readonly Phrase[], rows: number): string {
  const shown = phrases.slice(0, mostPhrases)
  const more = rows - shown.reduce((sum, phrase) => sum + phrase.rows, 0)
  const rest = phrases.length > mostPhrases || more > 0 ? Math.max(1, more) : 0
  const label = shown.map((phrase) => phrase.label).join(', ')
  const line = label.charAt(0).toUpperCase() + label.slice(1)
  return rest > 0 ? `${line} and ${countOf(rest, 'more card')}` : line
}

function phrasesOf({ factsBefore, factsAfter, cards, texts }: DeckChangeEntry): Phrase[] {
  const facts = factsBefore && factsAfter ? factPhrases(factsBefore, factsAfter) : []
  const ofDeck = [...facts, ...texts.map(editPhrase)]
  return [...ofDeck.map((label) => ({ label, rows: 0 })), ...cardPhrases(cards)]
}

function createdMessage({ factsAfter, cards, cardCount }: DeckChangeEntry): string {
  const kind = factsAfter && formatFacts[factsAfter.format].name
  const what = kind ? `Created for ${kind}` : 'Created'
  if (cardCount === 0) return what
  if (cardCount > cards.length) return `${what} with ${countOf(cardCount, 'different card')}`
  const copies = cards.reduce((sum, { after }) => sum + after, 0)
  return `${what} with ${countOf(copies, 'card')}`
}

function restoredMessage(
  { restoredVersion }: DeckChangeEntry,
  pageChanges: readonly DeckChangeEntry[],
): string {
  const restored = pageChanges.find(({ version }) => version === restoredVersion)
  return restored
    ? `Restored the deck as it was on ${formatInstant(restored.happenedAt)}`
    : `Restored version ${restoredVersion}`
}
