import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react'
import { type Direction, directionOf } from '../value-change.ts'
import { changeWords, percentWords } from '../value-words.ts'
import classes from './change-figure.module.css'

interface ChangeFigureProps {
  usd: number
  /** Of what it was; null when that was nothing. */
  share: number | null
}

const looks: Record<Direction, { word: string; Icon: typeof IconMinus }> = {
  up: { word: 'Up', Icon: IconArrowUpRight },
  down: { word: 'Down', Icon: IconArrowDownRight },
  unchanged: { word: 'Unchanged', Icon: IconMinus },
}

/** "Up +$12.34 (+1.2%)" with an arrow: its colour says nothing that the words do not. */
export function ChangeFigure({ usd, share }: ChangeFigureProps) {
  const direction = directionOf(usd)
  const { word, Icon } = looks[direction]
  return (
    <span className={classes.change} data-direction={direction}>
      <Icon size={18} stroke={2} aria-hidden className={classes.icon} />
      {word} <b>{changeWords(usd)}</b>
      {share !== null && ` (${percentWords(share)})`}
    </span>
  )
}
