import type { ImportRow } from '@manafolio/contract'
import { memo, useState } from 'react'
import { printingWords } from '../../../../card-kit/printing-choice/offered-printing.ts'
import { ReportLine } from '../../../../ui/report-line.tsx'
import { RowMark } from '../../../../ui/row-mark.tsx'
import { RowSentences } from '../../../../ui/row-sentences.tsx'
import { kindWords } from '../../copies/kind-words.ts'
import type { RowsPage } from '../import-query.ts'
import { ImportCardImage } from './import-card-image.tsx'
import classes from './import-line.module.css'
import { LineButtons } from './line-buttons.tsx'
import { OriginalLine } from './original-line.tsx'
import { RowEditor } from './row-editor.tsx'
import { certaintyWords, sentencesOf, titleOf } from './row-words.ts'
import { useRowChange } from './use-row-change.ts'

interface ImportLineProps {
  id: string
  page: RowsPage
  row: ImportRow
}

/** A row of the file: what it was taken for, what is wrong with it, and the means to mend that. */
export const ImportLine = memo(function ImportLine({ id, page, row }: ImportLineProps) {
  const { shown, isSaving, change } = useRowChange({ id, page, row })
  const [isOpen, setOpen] = useState(row.state === 'fix' || page.show === 'unsure')
  const name = titleOf(shown)
  const { card, certainty, state, isUnsure } = shown
  return (
    <li className={classes.line}>
      <ReportLine
        name={name}
        state={state}
        isBusy={isSaving}
        image={card && <ImportCardImage card={card} width={64} />}
        mark={<RowMark mark={state === 'ready' && isUnsure ? 'unsure' : state} />}
        editor={
          isOpen && state !== 'left_out' && <RowEditor row={shown} name={name} onChange={change} />
        }
        foot={
          <>
            <OriginalLine row={row} />
            <LineButtons
              row={shown}
              name={name}
              isOpen={isOpen}
              onOpen={setOpen}
              onChange={change}
            />
          </>
        }
      >
        {card && <p className={classes.words}>{printingWords(card)}</p>}
        {!isOpen && <p className={classes.words}>{copiesWords(shown)}</p>}
        {certainty && <p className={classes.certainty}>{certaintyWords[certainty]}</p>}
        <RowSentences sentences={sentencesOf(shown)} />
      </ReportLine>
    </li>
  )
})

/** "4 × Foil, Near Mint, German", as far as it is known. */
function copiesWords({ quantity, finish, condition, language }: ImportRow): string {
  if (quantity === null || !finish || !condition || !language) return ''
  return `${quantity} × ${kindWords({ finish, condition, language })}`
}
