import type { QueryClient } from '@tanstack/react-query'
import { sendWaitingAddition } from '../../card-kit/waiting-additions.ts'
import type { WaitingChange } from '../../lib/offline/waiting-changes.ts'

/** Sends changes that wait for the network since an earlier visit, in their order. */
export async function sendWaiting(
  queryClient: QueryClient,
  changes: readonly WaitingChange[],
): Promise<void> {
  const open = changes.filter(({ refusal }) => refusal === undefined)
  for (const change of open) {
    if (change.kind === 'addition') void sendWaitingAddition(queryClient, change)
  }
  const copies = open.filter(({ kind }) => kind === 'copies')
  if (copies.length === 0) return
  const { restoreEntryChanges } = await import('../../features/collection/use-entry-changes.ts')
  await restoreEntryChanges(queryClient, copies)
}
