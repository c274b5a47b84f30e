import type { DeckChangeTold } from '@manafolio/contract'
import { timeWords } from '../../../lib/days.ts'
import classes from './change-row.module.css'
import { type ChangeWords, wordsOf } from './change-words.ts'
import { LookButton } from './look-button.tsx'

interface ChangeRowProps {
  change: DeckChangeTold
  current: number
  beside: readonly DeckChangeTold[]
  onLook: (version: number) => void
}

/** One change: when and what, and the way to how the deck was then. */
export function ChangeRow({ change, current, beside, onLook }: ChangeRowProps) {
  const { version, happenedAt } = change
  const words = wordsOf(change, beside)
  return (
    <article className={classes.row}>
      <div className={classes.words}>
        <ChangeLines words={words} />
        <p className={classes.when}>
          <time dateTime={happenedAt}>{timeWords(happenedAt)}</time>
          <span>Version {version}</span>
        </p>
      </div>
      <LookButton {...{ version, current, onLook }} />
    </article>
  )
}

export function ChangeLines({ words: { headline, details } }: { words: ChangeWords }) {
  return (
    <>
      <h3 className={classes.headline}>{headline}</h3>
      {details && <p className={classes.details}>{details}</p>}
    </>
  )
}
