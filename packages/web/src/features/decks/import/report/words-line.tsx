import type { DeckListLine } from '@manafolio/contract'
import { countWords } from '../../../../lib/count-words.ts'
import buttons from '../../../../ui/line-buttons.module.css'
import classes from './words-line.module.css'

interface WordsLineProps {
  line: DeckListLine
  /** It is a card, and no heading or remark. */
  onCard: () => void
}

/** A line that names no card: it is shown all the same, for what it may be mistaken for. */
export function WordsLine({ line: { line, text, says }, onCard }: WordsLineProps) {
  return (
    <div className={classes.line}>
      <p className={classes.words}>
        Line {countWords(line)}: <span className={classes.text}>{text}</span>
        <span className={classes.says}>{says.join(' ')}</span>
      </p>
      <button
        type="button"
        className={buttons.button}
        aria-label={`It is a card: ${text}`}
        onClick={onCard}
      >
        It is a card
      </button>
    </div>
  )
}
