import classes from './completion-option.module.css'
import { matchedParts } from './matched-parts.ts'

/** A text with what is typed of it in stronger letters. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  return matchedParts(text, typed).map(({ text: part, isMatch, at }) =>
    isMatch ? (
      <b key={at} className={classes.match}>
        {part}
      </b>
    ) : (
      part
    ),
  )
}
