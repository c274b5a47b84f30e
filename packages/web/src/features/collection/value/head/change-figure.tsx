import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react'
import { formatPercentChange, formatUsdChange } from '../../../../lib/formats.ts'
import { type Direction, directionOf } from '../value-change.ts'
import classes from './change-figure.module.css'

interface ChangeFigureProps {
  usd: number
  /** The change as a share of the previous value; null if that was zero. */
  share: number | null
}

const looks: Record<Direction, { word: string; Icon: typeof IconMinus }> = {
  up: { word: 'Up', Icon: IconArrowUpRight },
  down: { word: 'Down', Icon: IconArrowDownRight },
  unchanged: { word: 'Unchanged', Icon: IconMinus },
}

/** "Up +$12.34 (+1.2%)" with an arrow: the color adds no information. */
export function ChangeFigure({ usd, share }: ChangeFigureProps) {
  const direction = directionOf(usd)
  const { word, Icon } = looks[direction]
  return (
    <span className={classes.change} data-direction={direction}>
      <Icon size={18} stroke={2} aria-hidden className={classes.icon} />
      {word} <b>{formatUsdChange(usd)}</b>
      {share !== null && ` (${formatPercentChange(share)})`}
    </span>
  )
}
