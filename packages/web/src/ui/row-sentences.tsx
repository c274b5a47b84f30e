import { type Icon, IconAlertTriangle, IconCircleMinus, IconInfoCircle } from '@tabler/icons-react'
import classes from './row-sentences.module.css'

const icons = {
  trouble: IconAlertTriangle,
  omission: IconCircleMinus,
  note: IconInfoCircle,
} as const satisfies Record<string, Icon>

export type SentenceKind = keyof typeof icons

interface RowSentencesProps {
  sentences: readonly { kind: SentenceKind; text: string }[]
}

/** What is wrong with a row of a list, why it is left out, and what else is worth knowing. */
export function RowSentences({ sentences }: RowSentencesProps) {
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
