import type { QueryClient } from '@tanstack/react-query'
import { failureMessage } from '../lib/failure-message.ts'
import { untilReachable } from '../lib/offline/until-reachable.ts'
import { type WaitingChange, waitingChanges } from '../lib/offline/waiting-changes.ts'
import { refreshCollection } from './collection-undo/refresh-collection.ts'
import { copiesText, type SentAddition, sendAddition } from './send-addition.ts'

/** Stores an addition until there is a network. */
export function storeAddition(queryClient: QueryClient, userId: string, sent: SentAddition): void {
  const { addition, changeId } = sent
  const text = `${copiesText(addition)}: to be added`
  const since = Date.now()
  void sendWaitingAddition(queryClient, {
    kind: 'addition',
    change: sent,
    changeId,
    userId,
    text,
    since,
  })
}

/** Sends an addition that waits for the network, perhaps since an earlier visit. Never rejects. */
export async function sendWaitingAddition(
  queryClient: QueryClient,
  waiting: WaitingChange,
): Promise<void> {
  const { changeId, change } = waiting
  waitingChanges.put(waiting)
  try {
    // Only storeAddition stores changes of this kind.
    await untilReachable(() => sendAddition(change as SentAddition))
    waitingChanges.remove(waiting)
  } catch (error) {
    waitingChanges.refuse(changeId, failureMessage(error, 'Could not add card to collection.'))
  }
  await refreshCollection(queryClient)
}
