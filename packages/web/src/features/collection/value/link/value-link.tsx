import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useValueHistory } from '../use-value-history.ts'
import { sparkPath } from './spark-path.ts'
import classes from './value-link.module.css'

const [width, height] = [96, 24]

/** Leads to the value over time, with a small drawing of it. */
export function ValueLink() {
  const { data: days = [] } = useValueHistory('90d')
  const path = sparkPath(
    days.map(({ valueUsd }) => valueUsd),
    width,
    height,
  )
  return (
    <Link to={pages.collectionValue} search={{}} className={classes.link}>
      Value over time
      {path !== '' && (
        <svg
          className={classes.line}
          viewBox={`-1 -2 ${width + 2} ${height + 4}`}
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      )}
    </Link>
  )
}
