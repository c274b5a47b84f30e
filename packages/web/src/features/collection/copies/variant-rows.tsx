import { conditions, type Finish, finishNames, languages, limits } from '@manafolio/contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { formatPrice, hasPrice, noPriceText } from '../../../card-kit/prices.ts'
import { formatCondition, formatLanguage, formatVariant } from '../../../card-kit/variant-text.ts'
import { formatUsd } from '../../../lib/formats.ts'
import { CopiesStepper } from '../../../ui/copies-stepper.tsx'
import { type DraftRow, repeatedRows } from './draft.ts'
import type { CopiesDraft } from './use-copies-draft.ts'
import classes from './variant-rows.module.css'
import { VariantSelect } from './variant-select.tsx'

interface VariantRowsProps {
  draft: CopiesDraft
  /** The finishes that the printing comes in. */
  finishes: readonly Finish[]
  usdOf: (finish: Finish) => string | null
}

/** One row per variant, with buttons to add and remove rows. */
export function VariantRows({ draft, finishes, usdOf }: VariantRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const repeated = repeatedRows(draft.rows)

  function add() {
    draft.addTo(finishes)
    requestAnimationFrame(() => focusLastRow(list.current))
  }

  return (
    <>
      <ul ref={list} className={classes.rows} aria-label="Versions">
        {draft.rows.map((row) => (
          <VariantRow
            key={row.row}
            row={row}
            finishes={finishes}
            usd={usdOf(row.finish)}
            isRepeated={repeated.has(row.row)}
            onChange={draft.change}
            onRemove={() => {
              draft.remove(row)
              adder.current?.focus()
            }}
          />
        ))}
      </ul>
      <button ref={adder} type="button" className={classes.add} onClick={add}>
        <IconPlus size={18} aria-hidden /> Add another version
      </button>
    </>
  )
}

function focusLastRow(list: HTMLElement | null) {
  list?.lastElementChild?.querySelector('select')?.focus()
}

interface VariantRowProps {
  row: DraftRow
  finishes: readonly Finish[]
  /** The price of one copy in this finish. */
  usd: string | null
  isRepeated: boolean
  onChange: (row: DraftRow) => void
  onRemove: () => void
}

/** Copies of one variant: its properties, their quantity and value. */
function VariantRow({ row, finishes, usd, isRepeated, onChange, onRemove }: VariantRowProps) {
  const label = formatVariant(row)
  return (
    <li>
      <fieldset className={classes.row} aria-label={label}>
        <div className={classes.kind}>
          <VariantSelect
            label="Finish"
            value={row.finish}
            choices={finishes}
            labelOf={(finish) => finishNames[finish]}
            onChange={(finish) => onChange({ ...row, finish })}
          />
          <VariantSelect
            label="Condition"
            value={row.condition}
            choices={conditions}
            labelOf={formatCondition}
            onChange={(condition) => onChange({ ...row, condition })}
          />
          <VariantSelect
            label="Language"
            value={row.language}
            choices={languages}
            labelOf={formatLanguage}
            onChange={(language) => onChange({ ...row, language })}
          />
        </div>
        <CopiesStepper
          of={label}
          quantity={row.quantity}
          most={limits.quantityMax}
          onChange={(quantity) => onChange({ ...row, quantity })}
        />
        <RowValue usd={usd} quantity={row.quantity} />
        <button
          type="button"
          className={classes.remove}
          aria-label={`Remove: ${label}`}
          onClick={onRemove}
        >
          <IconTrash size={19} stroke={1.7} aria-hidden />
        </button>
      </fieldset>
      {isRepeated && (
        <p role="status" className={classes.note}>
          Same as a version above. They will be combined when you save.
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
