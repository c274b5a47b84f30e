import { conditions, finishes, type ImportRow, languages, limits } from '@manafolio/contract'
import { PrintingChoice } from '../../../../card-kit/printing-choice/printing-choice.tsx'
import { CopiesStepper } from '../../../../ui/copies-stepper.tsx'
import { RowSelect } from '../../../../ui/row-select.tsx'
import { conditionWords, languageWords } from '../../copies/kind-words.ts'
import { finishNames } from '../../entry-marks.ts'
import type { RowChange } from './changed-row.ts'
import { ImportCardImage } from './import-card-image.tsx'
import { importCardOf } from './import-card-of.ts'
import classes from './row-editor.module.css'

interface RowEditorProps {
  row: ImportRow
  name: string
  onChange: (change: RowChange) => void
}

/** Says what a row means: which printing, how many copies, and of which kind. Each is saved at once. */
export function RowEditor({ row, name, onChange }: RowEditorProps) {
  const printed = row.card?.finishes ?? []
  return (
    <div className={classes.editor}>
      <PrintingChoice
        name={name}
        chosen={row.card}
        suggestions={row.suggestions}
        imageOf={(card, width) => <ImportCardImage card={card} width={width} />}
        fromCard={importCardOf}
        onChoose={(card) => onChange({ input: { scryfallId: card.scryfallId }, card })}
      />
      <fieldset className={classes.kind} aria-label={`Copies of ${name}`}>
        <CopiesStepper
          of={name}
          quantity={row.quantity ?? 0}
          most={limits.quantityMax}
          onChange={(quantity) => onChange({ input: { quantity } })}
        />
        <RowSelect
          label="Finish"
          of={name}
          value={row.finish}
          choices={printed.length > 0 ? printed : finishes}
          wordsOf={(finish) => finishNames[finish]}
          onChange={(finish) => onChange({ input: { finish } })}
        />
        <RowSelect
          label="Condition"
          of={name}
          value={row.condition}
          choices={conditions}
          wordsOf={conditionWords}
          onChange={(condition) => onChange({ input: { condition } })}
        />
        <RowSelect
          label="Language"
          of={name}
          value={row.language}
          choices={languages}
          wordsOf={languageWords}
          onChange={(language) => onChange({ input: { language } })}
        />
      </fieldset>
    </div>
  )
}
