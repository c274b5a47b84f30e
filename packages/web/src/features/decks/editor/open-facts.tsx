import { lazy, Suspense } from 'react'
import type { DeckFactsDialogProps } from '../create/deck-facts-dialog.tsx'

const FactsDialog = lazy(async () => ({
  default: (await import('../create/deck-facts-dialog.tsx')).DeckFactsDialog,
}))

/** The dialog for what is said of the deck; its code is fetched when it is first wanted. */
export function OpenFacts(props: DeckFactsDialogProps) {
  return (
    <Suspense fallback={null}>
      <FactsDialog {...props} />
    </Suspense>
  )
}
