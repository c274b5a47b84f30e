import type { ValueMover } from '@manafolio/contract'
import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { formatCopies, formatUsd } from '../../../../lib/formats.ts'
import { ChangeFigure } from '../head/change-figure.tsx'
import { MoverCard } from '../mover-card.tsx'
import { inCents } from '../value-change.ts'
import { formatFinish } from '../value-text.ts'
import classes from './mover-list.module.css'

interface MoverListProps {
  title: string
  movers: readonly ValueMover[]
  /** Shown when there are none. */
  nothing: string
}

export function MoverList({ title, movers, nothing }: MoverListProps) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      {movers.length === 0 ? (
        <p className={classes.nothing}>{nothing}</p>
      ) : (
        <ol className={classes.list}>
          {movers.map((mover) => (
            <li key={`${mover.scryfallId} ${mover.finish}`}>
              <MoverRow mover={mover} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** The variant, its price before and now, and the change for all copies. */
function MoverRow({ mover }: { mover: ValueMover }) {
  const { cardName, setCode, collectorNumber, priceBeforeUsd: before, priceUsd: after } = mover
  return (
    <article className={classes.row}>
      <MoverCard mover={mover} />
      <div>
        <h4 className={classes.name}>
          <CardLink card={linkedPrinting(mover)} className={classes.link}>
            {cardName}
          </CardLink>
        </h4>
        <p className={classes.facts}>
          <PrintingLine printing={mover} form="short">
            {formatFinish(mover.finish)}
          </PrintingLine>{' '}
          ·{' '}
          <Link
            to={pages.collection}
            search={{ q: `set:${setCode} cn:${collectorNumber}` }}
            aria-label={`${formatCopies(mover.copies)} of ${cardName} in the collection`}
          >
            {formatCopies(mover.copies)}
          </Link>
        </p>
      </div>
      <div className={classes.numbers}>
        <ChangeFigure
          usd={inCents((after - before) * mover.copies)}
          share={before === 0 ? null : (after - before) / before}
        />
        <p className={classes.facts}>
          {formatUsd(before)} → {formatUsd(after)}
        </p>
      </div>
    </article>
  )
}
