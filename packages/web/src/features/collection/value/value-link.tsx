import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useValueHistory } from './use-value-history.ts'
import classes from './value-link.module.css'

const [width, height] = [96, 24]

/** Links to the value over time, with a sparkline. */
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

/** The SVG path of a line through the values; null for fewer than two. */
export function sparkPath(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = width / (values.length - 1)
  // A constant value is a line in the middle.
  const y = (value: number) =>
    most === least ? height / 2 : (height * (most - value)) / (most - least)
  const points = values.map((value, at) => `${round(at * step)} ${round(y(value))}`)
  return `M${points.join('L')}`
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
