import { type DeckListLine, limits } from '@manafolio/contract'
import type { ListedDeck } from '@manafolio/deck'
import { IconInfoCircle } from '@tabler/icons-react'
import { countOf } from '../../../../lib/count-words.ts'
import classes from './commit-notes.module.css'
import { LinesLeft } from './lines-left.tsx'

interface CommitNotesProps {
  lines: readonly DeckListLine[]
  listed: ListedDeck
}

const names = new Intl.ListFormat('en', { type: 'conjunction' })

/** What one should know before a list becomes a deck. */
export function CommitNotes({ lines, listed }: CommitNotesProps) {
  const toCheck = lines.filter(({ state }) => state === 'check').length
  const notes = [
    ...(toCheck > 0
      ? [
          `${countOf(toCheck, 'line')} to check ${toCheck === 1 ? 'comes in as it stands' : 'come in as they stand'}.`,
        ]
      : []),
    ...(listed.capped.length > 0
      ? [
          `A row holds up to ${limits.deckQuantityMax} copies: more of ${names.format(listed.capped)} are left out.`,
        ]
      : []),
  ]
  return (
    <div className={classes.notes}>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          <IconInfoCircle size={17} stroke={1.8} aria-hidden className={classes.icon} />
          {note}
        </p>
      ))}
      <LinesLeft lines={lines.filter(({ state }) => state === 'fix')} />
    </div>
  )
}
