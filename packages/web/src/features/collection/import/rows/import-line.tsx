import type { ImportRow } from '@manafolio/contract'
import { memo, useId, useState } from 'react'
import { kindWords } from '../../copies/kind-words.ts'
import type { RowsPage } from '../import-query.ts'
import { ImportCardImage } from './import-card-image.tsx'
import classes from './import-line.module.css'
import { LineButtons } from './line-buttons.tsx'
import { OriginalLine } from './original-line.tsx'
import { RowEditor } from './row-editor.tsx'
import { RowMark } from './row-mark.tsx'
import { RowSentences } from './row-sentences.tsx'
import { certaintyWords, printingWords, titleOf } from './row-words.ts'
import { useRowChange } from './use-row-change.ts'

interface ImportLineProps {
  id: string
  page: RowsPage
  row: ImportRow
}

/** A row of the file: what it was taken for, what is wrong with it, and the means to mend that. */
export const ImportLine = memo(function ImportLine({ id, page, row }: ImportLineProps) {
  const title = useId()
  const { shown, isSaving, change } = useRowChange({ id, page, row })
  const [isOpen, setOpen] = useState(row.state === 'fix' || page.show === 'unsure')
  const name = titleOf(shown)
  const { card, certainty, state } = shown
  return (
    <li className={classes.line}>
      <article
        aria-labelledby={title}
        aria-busy={isSaving}
        data-state={state}
        className={classes.row}
      >
        <div className={classes.thumb}>
          {card ? <ImportCardImage card={card} width={64} /> : <span className={classes.nothing} />}
        </div>
        <div className={classes.words}>
          <div className={classes.head}>
            <h3 id={title} className={classes.name}>
              {name}
            </h3>
            <RowMark row={shown} />
          </div>
          {card && <p className={classes.printing}>{printingWords(card)}</p>}
          {!isOpen && <p className={classes.copies}>{copiesWords(shown)}</p>}
          {certainty && <p className={classes.certainty}>{certaintyWords[certainty]}</p>}
          <RowSentences row={shown} />
        </div>
        <div className={classes.rest}>
          {isOpen && state !== 'left_out' && (
            <RowEditor row={shown} name={name} onChange={change} />
          )}
          <div className={classes.foot}>
            <OriginalLine row={row} />
            <LineButtons
              row={shown}
              name={name}
              isOpen={isOpen}
              onOpen={setOpen}
              onChange={change}
            />
          </div>
        </div>
      </article>
    </li>
  )
})

/** "4 × Foil, Near Mint, German", as far as it is known. */
function copiesWords({ quantity, finish, condition, language }: ImportRow): string {
  if (quantity === null || !finish || !condition || !language) return ''
  return `${quantity} × ${kindWords({ finish, condition, language })}`
}
