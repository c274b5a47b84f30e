import { pages, type ValueMover } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { formatUsd } from '../../../../card-kit/prices.ts'
import { ChangeFigure } from '../head/change-figure.tsx'
import { MoverCard } from '../mover-card.tsx'
import { inCents } from '../value-change.ts'
import { copiesWords, finishWords } from '../value-words.ts'
import classes from './mover-row.module.css'

/** Which copies, what one of them cost and costs, and what that is for all of them. */
export function MoverRow({ mover }: { mover: ValueMover }) {
  const { cardName, setCode, collectorNumber, priceBeforeUsd: before, priceUsd: now } = mover
  const facts = [
    `${setCode.toUpperCase()} ${collectorNumber}`,
    finishWords(mover.finish),
    copiesWords(mover.copies),
  ]
  return (
    <article className={classes.row}>
      <MoverCard scryfallId={mover.scryfallId} />
      <div className={classes.words}>
        <h4 className={classes.name}>
          <Link
            to={pages.collection}
            search={{ q: `set:${setCode} cn:${collectorNumber}` }}
            className={classes.link}
          >
            {cardName}
          </Link>
        </h4>
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={classes.numbers}>
        <ChangeFigure
          usd={inCents((now - before) * mover.copies)}
          share={before === 0 ? null : (now - before) / before}
        />
        <p className={classes.facts}>
          {formatUsd(before)} → {formatUsd(now)}
        </p>
      </div>
    </article>
  )
}
