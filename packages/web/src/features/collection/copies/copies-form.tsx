import { type CollectionEntry, type Finish, finishes, limits } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { ConflictNote } from './conflict-note.tsx'
import classes from './copies-form.module.css'
import { CopiesTotal } from './copies-total.tsx'
import { areAlike, copiesIn, repeatedRows, variantsOf } from './draft.ts'
import { KindRow } from './kind-row.tsx'
import { PriceNote } from './price-note.tsx'
import type { CopiesCard } from './use-copies-card.ts'
import { useCopiesDraft } from './use-copies-draft.ts'
import { useSaveCopies } from './use-save-copies.ts'

interface CopiesFormProps {
  entry: CollectionEntry
  card: CopiesCard | null
  onClose: () => void
  /** What stands between the copies and the buttons. */
  children: ReactNode
}

/** The kinds of copies, to be edited and saved together. */
export function CopiesForm({ entry, card, onClose, children }: CopiesFormProps) {
  const draft = useCopiesDraft(entry.variants)
  const save = useSaveCopies({
    scryfallId: entry.scryfallId,
    cardName: card?.name ?? 'This card',
    onDone: onClose,
    onChanged: draft.showNow,
  })
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const offered = card?.finishes ?? finishes
  const usdOf = (finish: Finish) => card?.usd[finish] ?? null
  const repeated = repeatedRows(draft.rows)
  const isTooMany = copiesIn(draft.rows) > limits.quantityMax

  function submit() {
    const variants = variantsOf(draft.rows)
    if (areAlike(variants, draft.from)) return onClose()
    save.mutate({ variants, from: draft.from })
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooMany && !save.isPending) submit()
      }}
    >
      {draft.conflict && <ConflictNote message={draft.conflict} onTakeMine={draft.takeMine} />}
      <ul ref={list} className={classes.rows} aria-label="Kinds of copies">
        {draft.rows.map((row) => (
          <KindRow
            key={row.row}
            row={row}
            finishes={offered}
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
      <button
        ref={adder}
        type="button"
        className={classes.add}
        onClick={() => {
          draft.addTo(offered)
          requestAnimationFrame(() => focusLastRow(list.current))
        }}
      >
        <IconPlus size={18} aria-hidden /> Add another kind
      </button>
      <PriceNote />
      {children}
      <div className={classes.foot}>
        <CopiesTotal rows={draft.rows} usdOf={usdOf} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isTooMany || save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </div>
    </form>
  )
}

function focusLastRow(list: HTMLElement | null) {
  list?.lastElementChild?.querySelector('select')?.focus()
}
