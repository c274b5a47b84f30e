import type { CollectionEntry } from '@manafolio/contract'
import { Dialog } from '../../../ui/dialog.tsx'
import { CardHistory } from './card-history.tsx'
import { CopiesForm } from './copies-form.tsx'
import { CopiesHead } from './copies-head.tsx'
import { useCopiesCard } from './use-copies-card.ts'

interface CopiesDialogProps {
  entry: CollectionEntry
  onClosed: () => void
}

/** Says of the copies of one printing what they are, and tells what happened to them. */
export function CopiesDialog({ entry, onClosed }: CopiesDialogProps) {
  const { card, isPending } = useCopiesCard(entry.scryfallId)
  return (
    <Dialog title="Finish, condition, language" width={900} onClosed={onClosed}>
      {(close) => (
        <>
          <CopiesHead card={card} isPending={isPending} />
          <CopiesForm entry={entry} card={card} onClose={close}>
            <CardHistory scryfallId={entry.scryfallId} />
          </CopiesForm>
        </>
      )}
    </Dialog>
  )
}
