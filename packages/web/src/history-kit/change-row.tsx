import type { ReactNode, Ref } from 'react'
import { keyed } from '../card-kit/keyed.ts'
import { type NamedCard, TextWithCards } from '../card-kit/text-with-cards.tsx'
import { formatTime, timeRange } from '../lib/dates.ts'
import { formatCount, unbroken } from '../lib/formats.ts'
import classes from './change-row.module.css'

/** The text of a change. */
export interface ChangeText {
  headline: string
  /** Its effect on single cards, one per line; empty if the headline is enough. */
  lines: readonly string[]
  /** How many more cards it changed. */
  more: number
}

interface ChangeRowProps {
  text: ChangeText
  /** The cards that the text names. */
  cards: readonly NamedCard[]
  happenedAt: string
  /** For several changes shown as one: the time of the first. */
  since?: string
  /** Shown beside the time. */
  note?: string | undefined
  isUndone?: boolean
  /** A picture before the text; decorative, since the text has all of it. */
  picture?: ReactNode
  /** Shown at the end of the row. */
  action?: ReactNode
  /** Makes the headline a target for the focus. */
  headlineRef?: Ref<HTMLHeadingElement>
  /** Shown below the time. */
  children?: ReactNode
}

/** A change: when it happened, its effect, and its actions. */
export function ChangeRow({
  text,
  cards,
  happenedAt,
  since,
  isUndone = false,
  ...slots
}: ChangeRowProps) {
  const { note, picture, action, headlineRef, children } = slots
  return (
    <article className={classes.row} data-undone={isUndone}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <div className={classes.text}>
        <h3 ref={headlineRef} tabIndex={headlineRef ? -1 : undefined} className={classes.headline}>
          <TextWithCards text={unbroken(text.headline)} cards={cards} />
        </h3>
        <ChangeLines text={text} cards={cards} />
        <p className={classes.when}>
          <time dateTime={happenedAt}>
            {since === undefined ? formatTime(happenedAt) : timeRange(since, happenedAt)}
          </time>
          {note && <span>{note}</span>}
        </p>
        {children}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </article>
  )
}

interface ChangeLinesProps extends Pick<ChangeRowProps, 'cards'> {
  text: Omit<ChangeText, 'headline'>
}

/** A change's effect on single cards. */
export function ChangeLines({ text: { lines, more }, cards }: ChangeLinesProps) {
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines}>
      {keyed(lines).map(({ key, part }) => (
        <li key={key}>
          <TextWithCards text={unbroken(part)} cards={cards} />
        </li>
      ))}
      {more > 0 && <li>and {formatCount(more)} more</li>}
    </ul>
  )
}
