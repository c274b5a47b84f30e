import { type CollectionEntry, type Finish, finishes, limits, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { hasPrice, noPriceText } from '../../../card-kit/prices.ts'
import { formatPriceDate } from '../../../lib/dates.ts'
import { formatCopies, formatUsd, pluralOf } from '../../../lib/formats.ts'
import { useSite } from '../../../lib/site.ts'
import { Button } from '../../../ui/button.tsx'
import { copiesIn } from '../copies-in.ts'
import classes from './copies-form.module.css'
import { areAlike, type DraftRow, variantsOf } from './draft.ts'
import type { CopiesCard } from './use-copies-card.ts'
import { useCopiesDraft } from './use-copies-draft.ts'
import { useSaveCopies } from './use-save-copies.ts'
import { VariantRows } from './variant-rows.tsx'

interface CopiesFormProps {
  entry: CollectionEntry
  card: CopiesCard | null
  onClose: () => void
  /** Shown between the copies and the buttons. */
  children: ReactNode
}

/** The copies by variant, edited and saved together. */
export function CopiesForm({ entry, card, onClose, children }: CopiesFormProps) {
  const draft = useCopiesDraft(entry.variants)
  const save = useSaveCopies({
    scryfallId: entry.scryfallId,
    cardName: card?.name ?? 'This card',
    onDone: onClose,
    onChanged: draft.showCurrent,
  })
  const usdOf = (finish: Finish) => card?.usd[finish] ?? null
  const isTooMany = copiesIn(draft.rows) > limits.quantityMax

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isTooMany || save.isPending) return
    const variants = variantsOf(draft.rows)
    if (areAlike(variants, draft.from)) return onClose()
    save.mutate({ variants, from: draft.from })
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {draft.conflict && (
        <ConflictNote message={draft.conflict} onRestoreRows={draft.restoreRows} />
      )}
      <VariantRows draft={draft} finishes={card?.finishes ?? finishes} usdOf={usdOf} />
      <PriceNote />
      {children}
      <CopiesFoot
        rows={draft.rows}
        usdOf={usdOf}
        isBlocked={isTooMany || save.isPending}
        isSaving={save.isPending}
        onCancel={onClose}
      />
    </form>
  )
}

/** Which prices these are, and what they don't consider. */
function PriceNote() {
  const catalogue = useSite()?.catalogue
  const asOf = catalogue ? ` as of ${formatPriceDate(catalogue.pricesAsOf, 'long')}` : ''
  return (
    <p className={classes.note}>
      Prices are market prices of the finish{asOf}. Condition and language do not change them.{' '}
      <Link to={pages.cardGrading}>Card grading guide</Link>
    </p>
  )
}

interface ConflictNoteProps {
  message: string
  onRestoreRows: () => void
}

/** Reports a conflict and what is shown below. */
function ConflictNote({ message, onRestoreRows }: ConflictNoteProps) {
  return (
    <div role="alert" className={classes.conflictNote}>
      <p>
        <b>{message}</b> The current copies are shown below. Your changes were not saved.
      </p>
      <button type="button" className={classes.mine} onClick={onRestoreRows}>
        Restore my changes
      </button>
    </div>
  )
}

interface CopiesFootProps {
  rows: readonly DraftRow[]
  usdOf: (finish: Finish) => string | null
  isBlocked: boolean
  isSaving: boolean
  onCancel: () => void
}

/** The total of all rows, and the buttons. */
function CopiesFoot({ rows, usdOf, isBlocked, isSaving, onCancel }: CopiesFootProps) {
  return (
    <div className={classes.foot}>
      <CopiesTotal rows={rows} usdOf={usdOf} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBlocked}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </div>
  )
}

interface CopiesTotalProps {
  rows: readonly DraftRow[]
  usdOf: (finish: Finish) => string | null
}

/** The number of copies out of the maximum, and their value. */
function CopiesTotal({ rows, usdOf }: CopiesTotalProps) {
  const copies = copiesIn(rows)
  const priced = rows.filter(({ finish }) => hasPrice(usdOf(finish)))
  const value = priced.reduce((sum, row) => sum + Number(usdOf(row.finish)) * row.quantity, 0)
  return (
    <div className={classes.total}>
      <p className={classes.line}>
        <span role="status" className={classes.copies} data-beyond={copies > limits.quantityMax}>
          {copies} of {limits.quantityMax} copies
        </span>
        {copies > 0 && (
          <b className={classes.value}>{priced.length > 0 ? formatUsd(value) : noPriceText}</b>
        )}
      </p>
      <p role="status" className={classes.hint} data-beyond={copies > limits.quantityMax}>
        {hintOf(copies, copies - copiesIn(priced))}
      </p>
    </div>
  )
}

function hintOf(copies: number, unpriced: number): string {
  const beyond = copies - limits.quantityMax
  if (beyond > 0) return `${beyond} too many. Take some away before you save.`
  if (copies === 0) return 'Without copies, the card is removed from your collection.'
  if (unpriced === 0 || unpriced === copies) return ''
  return `${formatCopies(unpriced)} ${pluralOf(unpriced, 'has', 'have')} no price.`
}
