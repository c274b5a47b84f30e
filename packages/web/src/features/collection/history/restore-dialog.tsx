import { useState } from 'react'
import { type Day, dayWords, endOfDay } from '../../../lib/days.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RestorePreview } from './restore-preview.tsx'

interface RestoreDialogProps {
  day: Day
  onClose: () => void
}

/** Shows what it means to go back to the end of a day, before it is done. */
export function RestoreDialog({ day, onClose }: RestoreDialogProps) {
  // Kept, so that the preview and what is done afterwards speak of the same instant.
  const [at] = useState(() => endOfDay(day))
  return (
    <Dialog title={`Go back to ${dayWords(day)}?`} width={560} onClosed={onClose}>
      {(close) => <RestorePreview at={at} onClose={close} />}
    </Dialog>
  )
}
