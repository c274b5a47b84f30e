import { useQuery } from '@tanstack/react-query'
import { instantWords } from '../../../lib/days.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { deckVersionQuery } from './history-queries.ts'
import { useRestoreDeck } from './use-restore-deck.ts'
import { VersionPreview } from './version-preview.tsx'

interface VersionDialogProps {
  deckId: string
  version: number
  onClosed: () => void
}

/** How a deck was in a version, by what going back to it would change. */
export function VersionDialog({ deckId, version, onClosed }: VersionDialogProps) {
  const { data: earlier } = useQuery(deckVersionQuery(deckId, version))
  const { restore, isPending } = useRestoreDeck(deckId)
  return (
    <Dialog
      title={earlier ? `As it was on ${instantWords(earlier.happenedAt)}` : `Version ${version}`}
      width={720}
      isBusy={isPending}
      onClosed={onClosed}
    >
      {(close) => (
        <VersionPreview
          {...{ deckId, version }}
          onClose={close}
          onRestore={(restoration) => restore(restoration, close)}
          isRestoring={isPending}
        />
      )}
    </Dialog>
  )
}
