import type { DeckFormat } from '@manafolio/contract'
import { useEffect } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const CreateDeckDialog = lazyDialog(
  async () => (await import('./create-deck-dialog.tsx')).CreateDeckDialog,
)

interface OpenCreateDialogProps {
  isOpen: boolean
  /** The format that is chosen already. */
  format: DeckFormat | undefined
  onClosed: () => void
}

/** The dialog that makes a deck. It should open at once, so it is loaded early. */
export function OpenCreateDialog({ isOpen, format, onClosed }: OpenCreateDialogProps) {
  useEffect(() => whenIdle(CreateDeckDialog.preload), [])
  return isOpen && <CreateDeckDialog format={format} onClosed={onClosed} />
}
