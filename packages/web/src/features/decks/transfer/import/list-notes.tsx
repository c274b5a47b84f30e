import { type DeckListLine, limits } from '@manafolio/contract'
import type { ListedDeck } from '@manafolio/deck'
import { CommitHints } from '../../../../import-kit/commit-effect.tsx'
import { countOf } from '../../../../lib/formats.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import classes from './deck-import.module.css'

interface ListNotesProps {
  lines: readonly DeckListLine[]
  listed: ListedDeck
}

const names = new Intl.ListFormat('en', { type: 'conjunction' })

/** Notes about adding a list to a deck. */
export function ListNotes({ lines, listed }: ListNotesProps) {
  const toCheck = lines.filter(({ state }) => state === 'check').length
  const hints = [
    toCheck > 0 &&
      `${countOf(toCheck, 'line')} to check ${toCheck === 1 ? 'will be added as it is' : 'will be added as they are'}.`,
    listed.capped.length > 0 &&
      `A deck can have up to ${limits.deckQuantityMax} copies of a printing: extra copies of ${names.format(listed.capped)} are left out.`,
  ]
  return (
    <CommitHints hints={hints.filter((hint) => hint !== false)}>
      <LinesLeft lines={lines.filter(({ state }) => state === 'fix')} />
    </CommitHints>
  )
}

/** Further lines can be copied, but are not shown. */
const maxShownLines = 5

/** Lines without a card: they are not part of the deck, and must not be lost. */
export function LinesLeft({ lines }: { lines: readonly DeckListLine[] }) {
  if (lines.length === 0) return null
  const verb = lines.length === 1 ? 'is' : 'are'
  return (
    <div className={classes.left}>
      <p className={classes.leftTitle}>
        {countOf(lines.length, 'line')} {verb} not in the deck:
      </p>
      <ul className={classes.leftLines}>
        {lines.slice(0, maxShownLines).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a file may be the same
          <li key={place}>{line.text}</li>
        ))}
      </ul>
      {lines.length > maxShownLines && (
        <p className={classes.leftMore}>
          and {countOf(lines.length - maxShownLines, 'more', 'more')}
        </p>
      )}
      <CopyButton
        label={lines.length === 1 ? 'Copy this line' : 'Copy these lines'}
        text={lines.map(({ text }) => text).join('\n')}
      />
    </div>
  )
}
