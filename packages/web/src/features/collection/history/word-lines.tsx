import { keyed } from '../../../card-kit/keyed.ts'
import type { ChangeWords } from './change-words.ts'
import { unbroken } from './printing-words.ts'
import classes from './word-lines.module.css'

/** What became of single printings or kinds, under the headline of a change. */
export function WordLines({ words: { lines, more } }: { words: ChangeWords }) {
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines}>
      {keyed(lines).map(({ key, part }) => (
        <li key={key}>{unbroken(part)}</li>
      ))}
      {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
    </ul>
  )
}
