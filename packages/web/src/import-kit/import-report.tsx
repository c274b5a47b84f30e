import { type Icon, IconFileText } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { formatCount } from '../lib/formats.ts'
import classes from './import-report.module.css'

interface ImportReportProps extends ReportHeadProps {
  /** Shown between the head and the lines. */
  notice?: ReactNode
  /** Shown beside the lines. */
  panel: ReactNode
  linesLabel: string
  linesRef?: Ref<HTMLElement>
  /** The filter and the lines. */
  children: ReactNode
}

/** How each line of a list was read, for corrections before the commit. */
export function ImportReport(props: ImportReportProps) {
  const { notice, panel, linesLabel, linesRef, children, ...head } = props
  return (
    <>
      <ReportHead {...head} />
      {notice}
      <div className={classes.columns}>
        {panel}
        <section ref={linesRef} tabIndex={-1} aria-label={linesLabel} className={classes.lines}>
          {children}
        </section>
      </div>
    </>
  )
}

interface ReportHeadProps {
  /** Of the list. */
  name: string
  facts: readonly string[]
  /** Updated while the lines are edited. */
  counts?: string
  action: HeadAction
}

interface HeadAction {
  Icon: Icon
  label: ReactNode
  tone: 'plain' | 'danger'
  opens?: 'dialog'
  onClick: () => void
}

function ReportHead({ name, facts, counts, action }: ReportHeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The element that had the focus is gone.
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.head}>
      <IconFileText size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <h2 ref={title} tabIndex={-1} className={classes.name}>
          {name}
        </h2>
        {facts.map((fact) => (
          <p key={fact} className={classes.fact}>
            {fact}
          </p>
        ))}
        {counts !== undefined && (
          <p role="status" className={classes.counts}>
            {counts}
          </p>
        )}
      </div>
      <button
        type="button"
        className={classes.action}
        data-tone={action.tone}
        aria-haspopup={action.opens}
        onClick={action.onClick}
      >
        <action.Icon size={18} stroke={1.7} aria-hidden />
        <span className={classes.label}>{action.label}</span>
      </button>
    </div>
  )
}

/** Lines of a report that are shown together. */
export interface ShownLines<Line> {
  label: string
  has: (line: Line) => boolean
  /** For when there are none. */
  none: { title: string; text: string }
}

interface ShownCount<Show> {
  show: Show
  label: string
  count: number
}

interface FilterProps<Show> {
  label: string
  counts: readonly ShownCount<Show>[]
  show: Show
}

interface FilterLinksProps<Show> extends FilterProps<Show> {
  linkTo: (show: Show) => LinkProps
}

/** Selects which lines are shown, for a page that has the selection in its address. */
export function FilterLinks<Show extends string>(props: FilterLinksProps<Show>) {
  const { label, counts, show, linkTo } = props
  return (
    <nav aria-label={label} className={classes.filter}>
      {counts.map((kind) => (
        <Link
          key={kind.show}
          {...linkTo(kind.show)}
          resetScroll={false}
          activeProps={{}}
          aria-current={kind.show === show ? 'true' : undefined}
          className={classes.kind}
        >
          <KindText {...kind} />
        </Link>
      ))}
    </nav>
  )
}

interface FilterButtonsProps<Show> extends FilterProps<Show> {
  onShow: (show: Show) => void
}

/** Selects which lines are shown, for a page that has the selection in its state. */
export function FilterButtons<Show extends string>(props: FilterButtonsProps<Show>) {
  const { label, counts, show, onShow } = props
  return (
    <fieldset aria-label={label} className={classes.filter}>
      {counts.map((kind) => (
        <button
          key={kind.show}
          type="button"
          aria-pressed={kind.show === show}
          className={classes.kind}
          onClick={() => onShow(kind.show)}
        >
          <KindText {...kind} />
        </button>
      ))}
    </fieldset>
  )
}

function KindText({ label, count }: Pick<ShownCount<string>, 'label' | 'count'>) {
  return (
    <>
      {label} <span className={classes.count}>({formatCount(count)})</span>
    </>
  )
}
