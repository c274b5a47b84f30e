import type { DeckFormat, DeckListLine } from '@manafolio/contract'
import { memo } from 'react'
import { printingWords } from '../../../../card-kit/printing-choice/offered-printing.ts'
import { countWords } from '../../../../lib/count-words.ts'
import { ReportLine } from '../../../../ui/report-line.tsx'
import { RowMark } from '../../../../ui/row-mark.tsx'
import { RowSentences } from '../../../../ui/row-sentences.tsx'
import { LineButtons } from './line-buttons.tsx'
import type { LineEdit } from './line-edit.ts'
import { LineEditor } from './line-editor.tsx'
import { copiesWords, sentencesOf, titleOf } from './line-words.ts'
import classes from './list-line.module.css'
import { ListedImage } from './listed-image.tsx'
import { WordsLine } from './words-line.tsx'

export interface ListLineProps {
  /** Its place in the list. */
  index: number
  line: DeckListLine
  format: DeckFormat | null
  isOpen: boolean
  onOpen: (index: number, isOpen: boolean) => void
  onEdit: (index: number, edit: LineEdit) => void
}

/** A line of a list: what becomes of it in the deck, and the means to change that. */
export const ListLine = memo(function ListLine(props: ListLineProps) {
  const { index, line, format, isOpen, onOpen, onEdit } = props
  const { state, printing } = line
  const name = titleOf(line)
  const edit = (said: LineEdit) => onEdit(index, said)
  if (state === 'words') return <WordsLine line={line} onCard={() => edit({ isLeftOut: false })} />
  const isIn = state !== 'left_out'
  return (
    <ReportLine
      name={name}
      state={state}
      image={printing && <ListedImage printing={printing} width={64} />}
      mark={<RowMark mark={state} />}
      editor={
        isOpen && isIn && <LineEditor line={line} name={name} format={format} onEdit={edit} />
      }
      foot={
        <>
          <p className={classes.original}>
            Line {countWords(line.line)}: <span className={classes.text}>{line.text}</span>
          </p>
          <LineButtons
            line={line}
            name={name}
            isOpen={isOpen}
            onOpen={(open) => onOpen(index, open)}
            onEdit={edit}
          />
        </>
      }
    >
      {printing && <p className={classes.words}>{printingWords(printing)}</p>}
      {isIn && !isOpen && <p className={classes.words}>{copiesWords(line)}</p>}
      <RowSentences sentences={sentencesOf(line)} />
    </ReportLine>
  )
})
