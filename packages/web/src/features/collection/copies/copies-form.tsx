import { type CollectionEntry, type Finish, finishes, limits } from '@manafolio/contract'
import type { FormEvent, ReactNode } from 'react'
import { copiesIn } from '../copies-in.ts'
import { ConflictNote } from './conflict-note.tsx'
import { CopiesFoot } from './copies-foot.tsx'
import classes from './copies-form.module.css'
import { areAlike, variantsOf } from './draft.ts'
import { KindRows } from './kind-rows.tsx'
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
      {draft.conflict && <ConflictNote message={draft.conflict} onTakeMine={draft.takeMine} />}
      <KindRows draft={draft} finishes={card?.finishes ?? finishes} usdOf={usdOf} />
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
