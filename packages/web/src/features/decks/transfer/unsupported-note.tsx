import { type DeckListFormat, deckListFormats } from '@manafolio/contract'
import { type UnsupportedMarks, unsupportedMarks } from '@manafolio/deck'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { deckQuery } from '../../../card-kit/decks-query.ts'
import { countOf } from '../../../lib/formats.ts'
import classes from './export-dialog.module.css'

interface UnsupportedNoteProps {
  deckId: string
  format: DeckListFormat
}

const labels: Record<UnsupportedMarks['kind'], (cards: number) => string> = {
  considering: (cards) => `${countOf(cards, 'card')} that you are considering`,
  finish: (cards) => `the finish of ${countOf(cards, 'card')}`,
  etched: (cards) =>
    `that ${countOf(cards, 'card')} ${cards === 1 ? 'is' : 'are'} etched, not foil`,
  categories: (cards) => `the categories of ${countOf(cards, 'card')}`,
  further_categories: (cards) => `further categories of ${countOf(cards, 'card')}`,
  note: (cards) => `the notes on ${countOf(cards, 'card')}`,
}

const names = new Intl.ListFormat('en', { type: 'conjunction' })

/** What of the deck is not in a list of this format. */
export function UnsupportedNote({ deckId, format }: UnsupportedNoteProps) {
  const { data: deck } = useQuery(deckQuery(deckId))
  const unsupported = deck ? unsupportedMarks(deck.cards, format) : []
  return (
    <div role="status" className={classes.unsupported} hidden={unsupported.length === 0}>
      <IconInfoCircle size={18} stroke={1.8} aria-hidden className={classes.unsupportedIcon} />
      <details>
        <summary>
          A list for {deckListFormats[format].name} can’t have{' '}
          {names.format(unsupported.map(({ kind, cardNames }) => labels[kind](cardNames.length)))}.
        </summary>
        <ul className={classes.unsupportedCards}>
          {unsupported.map(({ kind, cardNames }) => (
            <li key={kind}>
              {labels[kind](cardNames.length)}: {cardNames.join(', ')}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
