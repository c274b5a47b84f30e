import type { DeckListLine } from '@manafolio/contract'
import { countOf } from '../../../../lib/count-words.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import classes from './lines-left.module.css'

/** So many lines are shown; all of them can be copied. */
const fewLines = 5

/** Lines that name no card: they are no part of the deck, and must not be lost. */
export function LinesLeft({ lines }: { lines: readonly DeckListLine[] }) {
  if (lines.length === 0) return null
  const isAre = lines.length === 1 ? 'is' : 'are'
  return (
    <div className={classes.left}>
      <p className={classes.words}>
        {countOf(lines.length, 'line')} {isAre} not in the deck:
      </p>
      <ul className={classes.lines}>
        {lines.slice(0, fewLines).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a file may stand in one
          <li key={place}>{line.text}</li>
        ))}
      </ul>
      {lines.length > fewLines && (
        <p className={classes.more}>and {countOf(lines.length - fewLines, 'more', 'more')}</p>
      )}
      <CopyButton
        label={lines.length === 1 ? 'Copy this line' : 'Copy these lines'}
        text={lines.map(({ text }) => text).join('\n')}
      />
    </div>
  )
}
