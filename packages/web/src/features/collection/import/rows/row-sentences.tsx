import type { ImportRow } from '@manafolio/contract'
import { type Icon, IconAlertTriangle, IconCircleMinus, IconInfoCircle } from '@tabler/icons-react'
import classes from './row-sentences.module.css'
import { type SentenceKind, sentencesOf } from './row-words.ts'

const icons: Record<SentenceKind, Icon> = {
  trouble: IconAlertTriangle,
  omission: IconCircleMinus,
  note: IconInfoCircle,
}

/** What is wrong with a row, why it is left out, and what else is worth knowing. */
export function RowSentences({ row }: { row: ImportRow }) {
  const sentences = sentencesOf(row)
  if (sentences.length === 0) return null
  return (
    <ul className={classes.sentences}>
      {sentences.map(({ kind, text }) => {
        const SentenceIcon = icons[kind]
        return (
          <li key={text} className={classes.sentence} data-kind={kind}>
            <SentenceIcon size={17} stroke={1.8} aria-hidden className={classes.icon} />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
