import { type DeckChangeTold, formatFacts } from '@manafolio/contract'
import { countOf } from '../../../lib/count-words.ts'
import { instantWords } from '../../../lib/days.ts'
import { type Block, netCards } from './blocks.ts'
import { cardPhrases, type Phrase } from './card-phrases.ts'
import { factPhrases } from './fact-phrases.ts'

/** Tells what was done to a deck. */
export interface ChangeWords {
  headline: string
  /** What that changed, where the headline does not tell; '' for nothing. */
  details: string
}

/** As many things are told at once. */
const mostPhrases = 6

/** What a change was, in words; `beside` are those among which may be the version that it brought back. */
export function wordsOf(change: DeckChangeTold, beside: readonly DeckChangeTold[]): ChangeWords {
  if (change.kind === 'created') return { headline: createdWords(change), details: '' }
  const changed = sentenceOf(phrasesOf(change), change.cardCount)
  if (change.kind === 'restored') {
    return { headline: restoredWords(change, beside), details: changed || 'It was so already' }
  }
  return { headline: changed || 'Saved', details: '' }
}

/** Several small changes as one. */
export function blockWords({ changes }: Block): ChangeWords {
  const [newest, oldest] = [changes[0], changes.at(-1)]
  const ms = Date.parse(newest?.happenedAt ?? '') - Date.parse(oldest?.happenedAt ?? '')
  const minutes = Math.ceil(ms / 60_000)
  const time = minutes <= 1 ? 'within a minute' : `in ${minutes} minutes`
  const cards = netCards(changes)
  return {
    headline: `${changes.length} changes ${time}`,
    details: sentenceOf(cardPhrases(cards), cards.length) || 'In the end all is as it was before',
  }
}

/** Phrases as one line that begins with a capital letter; what there is no room for is counted. */
export function sentenceOf(phrases: readonly Phrase[], rows: number): string {
  const told = phrases.slice(0, mostPhrases)
  const more = rows - told.reduce((sum, phrase) => sum + phrase.rows, 0)
  const rest = phrases.length > mostPhrases || more > 0 ? Math.max(1, more) : 0
  const words = told.map((phrase) => phrase.words).join(', ')
  const line = words.charAt(0).toUpperCase() + words.slice(1)
  return rest > 0 ? `${line} and ${countOf(rest, 'card')} more` : line
}

function phrasesOf({ factsBefore, factsAfter, cards }: DeckChangeTold): Phrase[] {
  const facts = factsBefore && factsAfter ? factPhrases(factsBefore, factsAfter) : []
  return [...facts.map((words) => ({ words, rows: 0 })), ...cardPhrases(cards)]
}

function createdWords({ factsAfter, cards, cardCount }: DeckChangeTold): string {
  const kind = factsAfter && formatFacts[factsAfter.format].name
  const what = kind ? `Created for ${kind}` : 'Created'
  if (cardCount === 0) return what
  if (cardCount > cards.length) return `${what} with ${countOf(cardCount, 'different card')}`
  const copies = cards.reduce((sum, { after }) => sum + after, 0)
  return `${what} with ${countOf(copies, 'card')}`
}

function restoredWords(
  { restoredVersion }: DeckChangeTold,
  beside: readonly DeckChangeTold[],
): string {
  const then = beside.find(({ version }) => version === restoredVersion)
  return then
    ? `Brought back as it was on ${instantWords(then.happenedAt)}`
    : `Brought back as it was in version ${restoredVersion}`
}
