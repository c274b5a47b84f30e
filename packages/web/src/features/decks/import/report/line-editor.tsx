import { type DeckFormat, type DeckListLine, limits } from '@manafolio/contract'
import { PrintingChoice } from '../../../../card-kit/printing-choice/printing-choice.tsx'
import { CopiesStepper } from '../../../../ui/copies-stepper.tsx'
import { RowSelect } from '../../../../ui/row-select.tsx'
import type { LineEdit } from './line-edit.ts'
import classes from './line-editor.module.css'
import { ListedImage } from './listed-image.tsx'
import { listedPrintingOf } from './listed-printing.ts'
import { placeOf, placesIn, placeWords } from './places.ts'

interface LineEditorProps {
  line: DeckListLine
  name: string
  format: DeckFormat | null
  onEdit: (edit: LineEdit) => void
}

/** Says what a line means: which printing, how many copies, and where they come. */
export function LineEditor({ line, name, format, onEdit }: LineEditorProps) {
  return (
    <div className={classes.editor}>
      <PrintingChoice
        name={name}
        chosen={line.printing}
        suggestions={line.suggestions}
        imageOf={(printing, width) => <ListedImage printing={printing} width={width} />}
        fromCard={listedPrintingOf}
        onChoose={(printing) => onEdit({ printing })}
      />
      <fieldset className={classes.copies} aria-label={`Copies of ${name}`}>
        <CopiesStepper
          of={name}
          quantity={line.quantity ?? 0}
          most={limits.deckQuantityMax}
          onChange={(quantity) => onEdit({ quantity })}
        />
        <RowSelect
          label="Place"
          of={name}
          value={placeOf(line)}
          choices={placesIn(format)}
          wordsOf={(place) => placeWords[place]}
          onChange={(place) => onEdit({ place })}
        />
      </fieldset>
    </div>
  )
}
