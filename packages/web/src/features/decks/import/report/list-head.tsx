import { type DeckListLine, deckListFormats } from '@manafolio/contract'
import { IconArrowBackUp, IconFileText } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { countOf, countWords } from '../../../../lib/count-words.ts'
import classes from '../../../../ui/list-head.module.css'
import type { ReadList } from '../start/use-read-list.ts'
import { countOfShow } from './line-shows.ts'

interface ListHeadProps {
  list: ReadList
  lines: readonly DeckListLine[]
  titleRef: RefObject<HTMLHeadingElement | null>
  /** Another list is wanted. */
  onAgain: () => void
}

/** Which list it is, as what it was read, and what becomes of its lines. */
export function ListHead({ list, lines, titleRef, onAgain }: ListHeadProps) {
  const { given, report } = list
  return (
    <div className={classes.head}>
      <IconFileText size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <h2 ref={titleRef} tabIndex={-1} className={classes.name}>
          {given.fileName ?? 'Pasted list'}
        </h2>
        <p className={classes.facts}>
          {countOf(report.lines.length, 'line')}, read as{' '}
          {report.format ? deckListFormats[report.format].name : 'plain text'}. Nothing is kept of
          them until you put them into a deck.
        </p>
        <p role="status" className={classes.counts}>
          {countsWords(lines)}
        </p>
      </div>
      <button type="button" className={classes.again} onClick={onAgain}>
        <IconArrowBackUp size={18} stroke={1.7} aria-hidden />
        <span className={classes.label}>Another list</span>
      </button>
    </div>
  )
}

/** "62 cards ready, 3 lines to check, 2 to fix, 4 left out" */
function countsWords(lines: readonly DeckListLine[]): string {
  const ready = lines.filter(({ state }) => state === 'ready')
  const copies = ready.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const rest = (['check', 'fix', 'left_out'] as const)
    .map((show) => ({ show, count: countOfShow(lines, show) }))
    .filter(({ count }) => count > 0)
    .map(({ show, count }, at) => {
      const what = at === 0 ? countOf(count, 'line') : countWords(count)
      return `${what} ${{ check: 'to check', fix: 'to fix', left_out: 'left out' }[show]}`
    })
  return [`${countOf(copies, 'card')} ready`, ...rest].join(', ')
}
