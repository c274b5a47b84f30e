import { conditions, type Finish, languages, limits } from '@manafolio/contract'
import { IconTrash } from '@tabler/icons-react'
import { formatPrice, formatUsd, hasPrice, noPriceText } from '../../../card-kit/prices.ts'
import { CopiesStepper } from '../../../ui/copies-stepper.tsx'
import { finishNames } from '../entry-marks.ts'
import type { DraftRow } from './draft.ts'
import classes from './kind-row.module.css'
import { KindSelect } from './kind-select.tsx'
import { conditionWords, kindWords, languageWords } from './kind-words.ts'

interface KindRowProps {
  row: DraftRow
  finishes: readonly Finish[]
  /** Of one copy in this finish. */
  usd: string | null
  isRepeated: boolean
  onChange: (row: DraftRow) => void
  onRemove: () => void
}

/** Copies that are alike: what they are, how many, and what they are worth. */
export function KindRow({ row, finishes, usd, isRepeated, onChange, onRemove }: KindRowProps) {
  const words = kindWords(row)
  return (
    <li>
      <fieldset className={classes.row} aria-label={words}>
        <div className={classes.kind}>
          <KindSelect
            label="Finish"
            value={row.finish}
            choices={finishes}
            wordsOf={(finish) => finishNames[finish]}
            onChange={(finish) => onChange({ ...row, finish })}
          />
          <KindSelect
            label="Condition"
            value={row.condition}
            choices={conditions}
            wordsOf={conditionWords}
            onChange={(condition) => onChange({ ...row, condition })}
          />
          <KindSelect
            label="Language"
            value={row.language}
            choices={languages}
            wordsOf={languageWords}
            onChange={(language) => onChange({ ...row, language })}
          />
        </div>
        <CopiesStepper
          of={words}
          quantity={row.quantity}
          most={limits.quantityMax}
          onChange={(quantity) => onChange({ ...row, quantity })}
        />
        <RowValue usd={usd} quantity={row.quantity} />
        <button
          type="button"
          className={classes.remove}
          aria-label={`Remove: ${words}`}
          onClick={onRemove}
        >
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </button>
      </fieldset>
      {isRepeated && (
        <p role="status" className={classes.note}>
          The same kind stands above. They are saved together.
        </p>
      )}
    </li>
  )
}

function RowValue({ usd, quantity }: { usd: string | null; quantity: number }) {
  return (
    <p className={classes.value}>
      <b>{hasPrice(usd) ? formatUsd(Number(usd) * quantity) : noPriceText}</b>
      {hasPrice(usd) && <span className={classes.each}>{formatPrice(usd, 'usd')} each</span>}
    </p>
  )
}
