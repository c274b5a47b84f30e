import { type ReactNode, useId } from 'react'
import classes from './report-line.module.css'

interface ReportLineProps {
  /** What it is about: its card, or what the list calls it. */
  name: string
  /** What becomes of it, for its looks. */
  state: string
  isBusy?: boolean
  /** Null without a card. */
  image: ReactNode
  mark: ReactNode
  /** The means to mend it, while they are wanted. */
  editor: ReactNode
  /** What the list says, and what can be done with it as a whole. */
  foot: ReactNode
  /** What is known of it. */
  children: ReactNode
}

/** A line of a list: what it was taken for, what is wrong with it, and the means to mend that. */
export function ReportLine(props: ReportLineProps) {
  const { name, state, isBusy = false, image, mark, editor, foot, children } = props
  const title = useId()
  return (
    <article aria-labelledby={title} aria-busy={isBusy} data-state={state} className={classes.row}>
      <div className={classes.thumb}>{image ?? <span className={classes.nothing} />}</div>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3 id={title} className={classes.name}>
            {name}
          </h3>
          {mark}
        </div>
        {children}
      </div>
      <div className={classes.rest}>
        {editor}
        <div className={classes.foot}>{foot}</div>
      </div>
    </article>
  )
}
