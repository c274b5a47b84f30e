import type { Finish } from '@manafolio/contract'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { repeatedRows } from './draft.ts'
import { KindRow } from './kind-row.tsx'
import classes from './kind-rows.module.css'
import type { CopiesDraft } from './use-copies-draft.ts'

interface KindRowsProps {
  draft: CopiesDraft
  /** Those that the printing comes in. */
  finishes: readonly Finish[]
  usdOf: (finish: Finish) => string | null
}

/** A row for each kind of copies, and the means to have one more or less. */
export function KindRows({ draft, finishes, usdOf }: KindRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const repeated = repeatedRows(draft.rows)

  function add() {
    draft.addTo(finishes)
    requestAnimationFrame(() => focusLastRow(list.current))
  }

  return (
    <>
      <ul ref={list} className={classes.rows} aria-label="Kinds of copies">
        {draft.rows.map((row) => (
          <KindRow
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
        <IconPlus size={18} aria-hidden /> Add another kind
      </button>
    </>
  )
}

function focusLastRow(list: HTMLElement | null) {
  list?.lastElementChild?.querySelector('select')?.focus()
}
