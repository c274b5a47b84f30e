import type { User } from '@manafolio/contract'
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { sendWaitingAddition } from '../../card-kit/waiting-additions.ts'
import { countOf } from '../../lib/formats.ts'
import { tryNow } from '../../lib/offline/until-reachable.ts'
import { type WaitingChange, waitingChanges } from '../../lib/offline/waiting-changes.ts'
import { onceReachable } from '../../lib/use-connection.ts'
import { Notice } from '../../ui/notice.tsx'
import classes from './waiting-notices.module.css'

/** Changes that wait for the network, and those that the server refused after that. */
export function WaitingNotices({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const changes = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.all)
  const refused = changes.filter((change) => !isOpen(change))
  const waiting = changes.filter(isOpen)
  useEffect(() => {
    const stored = waitingChanges.restore(user.id)
    void sendWaiting(queryClient, stored.filter(isOpen))
    const stopFollowing = waitingChanges.followOtherPages(user.id)
    // Those of another page that was closed meanwhile.
    const sendLeft = () => void sendDeckWrites(queryClient, waitingChanges.all().filter(isOpen))
    const stopWatching = onceReachable(queryClient, sendLeft)
    return () => {
      stopFollowing()
      stopWatching()
      waitingChanges.forget()
    }
  }, [queryClient, user.id])
  const [isRetrying, setRetrying] = useState(false)
  async function retry() {
    setRetrying(true)
    try {
      await sendWaiting(queryClient, refused.map(withoutRefusal))
    } finally {
      setRetrying(false)
    }
  }
  async function sendNow() {
    tryNow()
    await sendDeckWrites(queryClient, waiting, { again: true })
  }
  const discard = () => {
    for (const change of refused) waitingChanges.remove(change)
  }
  return (
    <>
      <Notice
        text={
          waiting.length > 0 ? { Icon: IconCloudUp, message: <Waiting changes={waiting} /> } : null
        }
        isNews
        actions={[{ label: 'Send now', onClick: sendNow }]}
      />
      <Notice
        text={
          refused.length > 0 ? { Icon: IconCloudOff, message: <Refused changes={refused} /> } : null
        }
        actions={[
          { label: 'Try again', isBusy: isRetrying, onClick: retry },
          { label: 'Discard', onClick: discard },
        ]}
      />
    </>
  )
}

/** Not refused. */
function isOpen({ refusal }: WaitingChange): boolean {
  return refusal === undefined
}

function withoutRefusal({ refusal: _, ...change }: WaitingChange): WaitingChange {
  return change
}

/** Sends changes that wait for the network since an earlier visit, in their order. */
async function sendWaiting(
  queryClient: QueryClient,
  changes: readonly WaitingChange[],
): Promise<void> {
  for (const change of changes) {
    if (change.kind === 'addition') void sendWaitingAddition(queryClient, change)
  }
  await Promise.all([sendCopies(queryClient, changes), sendDeckWrites(queryClient, changes)])
}

async function sendCopies(
  queryClient: QueryClient,
  changes: readonly WaitingChange[],
): Promise<void> {
  const copies = changes.filter(({ kind }) => kind === 'copies')
  if (copies.length === 0) return
  const { restoreEntryChanges } = await import('../../features/collection/use-entry-changes.ts')
  await restoreEntryChanges(queryClient, copies)
}

async function sendDeckWrites(
  queryClient: QueryClient,
  changes: readonly WaitingChange[],
  { again } = { again: false },
): Promise<void> {
  const writes = changes.filter(({ kind }) => kind === 'deck')
  if (writes.length === 0) return
  const { restoreDeckWrites, retryDeckWrites } = await import(
    '../../features/decks/kit/changes/restore-writes.ts'
  )
  await restoreDeckWrites(queryClient, writes)
  if (again) retryDeckWrites(queryClient, writes)
}

/** How many are named. */
const mostNamed = 3

function Waiting({ changes }: { changes: readonly WaitingChange[] }) {
  const verb = changes.length === 1 ? 'waits' : 'wait'
  return (
    <>
      <p>
        {countOf(changes.length, 'change')} {verb} for the network, stored in this browser.
      </p>
      <List items={changes.map(({ changeId, text }) => [changeId, text])} />
    </>
  )
}

function Refused({ changes }: { changes: readonly WaitingChange[] }) {
  return (
    <>
      <p>{countOf(changes.length, 'change')} made offline could not be saved.</p>
      <List
        items={changes.map(({ changeId, text, refusal }) => [changeId, `${text}. ${refusal}`])}
      />
    </>
  )
}

function List({ items }: { items: readonly (readonly [key: string, text: string])[] }) {
  const more = items.length - mostNamed
  return (
    <ul className={classes.list}>
      {items.slice(0, mostNamed).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
      {more > 0 && <li>And {countOf(more, 'more change')}</li>}
    </ul>
  )
}
