import type { CollectionEntry } from '@manafolio/contract'
import { useEffect } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const CopiesDialog = lazyDialog(
  async () => (await import('./copies/copies-dialog.tsx')).CopiesDialog,
)

interface OpenCopiesProps {
  /** Null when none is open. */
  entry: CollectionEntry | null
  onClosed: () => void
}

/** The dialog of an entry. It should open at once, also without a network, so it is loaded early. */
export function OpenCopies({ entry, onClosed }: OpenCopiesProps) {
  useEffect(() => whenIdle(CopiesDialog.preload), [])
  return entry && <CopiesDialog entry={entry} onClosed={onClosed} />
}
