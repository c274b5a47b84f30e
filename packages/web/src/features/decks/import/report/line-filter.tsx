import type { DeckListLine } from '@manafolio/contract'
import { countWords } from '../../../../lib/count-words.ts'
import classes from '../../../../ui/row-filter.module.css'
import own from './line-filter.module.css'
import { countOfShow, type LineShow, lineShows, showOrder } from './line-shows.ts'

interface LineFilterProps {
  lines: readonly DeckListLine[]
  show: LineShow
  onShow: (show: LineShow) => void
}

/** Which lines are shown, and how many there are of each kind. */
export function LineFilter({ lines, show, onShow }: LineFilterProps) {
  return (
    <fieldset aria-label="Lines of the list" className={`${classes.filter} ${own.filter}`}>
      {showOrder.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === show}
          className={`${classes.kind} ${own.kind}`}
          onClick={() => onShow(kind)}
        >
          {lineShows[kind].label}{' '}
          <span className={classes.count}>({countWords(countOfShow(lines, kind))})</span>
        </button>
      ))}
    </fieldset>
  )
}
