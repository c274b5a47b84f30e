import type { CollectionEntry } from '@manafolio/contract'
import { lazy, Suspense, useEffect } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

const loadDialog = () => import('./copies/copies-dialog.tsx')
const CopiesDialog = lazy(async () => ({ default: (await loadDialog()).CopiesDialog }))

interface OpenCopiesProps {
  /** Null when none is open. */
  entry: CollectionEntry | null
  onClose: () => void
}

/** The dialog of an entry. It should open at once, also without a network, so it is loaded early. */
export function OpenCopies({ entry, onClose }: OpenCopiesProps) {
  useEffect(() => whenIdle(loadDialog), [])
  if (!entry) return null
  return (
    <Suspense fallback={null}>
      <CopiesDialog entry={entry} onClose={onClose} />
    </Suspense>
  )
}
