import type { DeckFormat } from '@manafolio/contract'
import { lazy, Suspense, useEffect } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'

const loadDialog = () => import('./create-deck-dialog.tsx')
const CreateDeckDialog = lazy(async () => ({ default: (await loadDialog()).CreateDeckDialog }))

interface OpenCreateDialogProps {
  isOpen: boolean
  /** The format that is chosen already. */
  format: DeckFormat | undefined
  onClosed: () => void
}

/** The dialog that makes a deck. It should open at once, so it is loaded early. */
export function OpenCreateDialog({ isOpen, format, onClosed }: OpenCreateDialogProps) {
  useEffect(() => whenIdle(loadDialog), [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <CreateDeckDialog format={format} onClosed={onClosed} />
    </Suspense>
  )
}
