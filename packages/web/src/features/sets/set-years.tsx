import { pages, type SetSummary } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo } from 'react'
import { SetSymbol } from '../../card-kit/set-symbol.tsx'
import { formatUtcDate } from '../../lib/dates.ts'
import { countOf, formatCount } from '../../lib/formats.ts'
import { useScrollRestoration } from '../../lib/use-scroll-restoration.ts'
import { ShareBar } from '../../ui/share-bar.tsx'
import type { SetYear } from './found-sets.ts'
import { kindName } from './set-kinds.ts'
import classes from './set-years.module.css'

/** Sets under their years. */
export function SetYears({ years }: { years: readonly SetYear[] }) {
  useScrollRestoration({ isAfterSkeleton: true })
  return years.map(({ year, sets }) => (
    <section
      key={year}
      aria-labelledby={`year-${year}`}
      className={classes.year}
      style={{ '--sets': sets.length } as CSSProperties} // a custom property
    >
      <h2 id={`year-${year}`} className={classes.title}>
        {year ?? 'Without a date'}
        <span className={classes.count}>{countOf(sets.length, 'set')}</span>
      </h2>
      <ul className={classes.sets}>
        {sets.map((set) => (
          <SetItem key={set.code} set={set} />
        ))}
      </ul>
    </section>
  ))
}

/** A set with its size and what is owned of it; the whole row is a link. */
const SetItem = memo(function SetItem({ set }: { set: SetSummary }) {
  const { code, name, kind, releasedAt, cardCount, printingCount, isDigital, owned } = set
  const facts = [
    code.toUpperCase(),
    kindName(kind),
    releasedAt && formatUtcDate(releasedAt),
    isDigital && 'digital only',
  ]
  return (
    <li className={classes.item}>
      <span className={classes.symbol}>
        <SetSymbol setCode={code} rarity="common" />
      </span>
      <div className={classes.facts}>
        <Link to={pages.set} params={{ code }} search={{}} className={classes.name}>
          {name}
        </Link>
        <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={classes.size}>
        {countOf(cardCount, 'card')}
        {printingCount !== cardCount && (
          <span className={classes.quiet}>{countOf(printingCount, 'printing')}</span>
        )}
      </p>
      {owned && (
        <div className={classes.owned}>
          <ShareBar label={`Cards of ${name} that you own`} value={owned.cards} max={cardCount} />
          <p className={classes.quiet}>
            {formatCount(owned.cards)} of {formatCount(cardCount)}
          </p>
        </div>
      )}
    </li>
  )
})

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of the list while it loads. */
export function SetYearsSkeleton() {
  return (
    <div>
      <p role="status" className={classes.loading}>
        Loading the sets...
      </p>
      <div aria-hidden="true" className={classes.skeleton} data-loading>
        {rows.map((row) => (
          <i key={row} />
        ))}
      </div>
    </div>
  )
}
