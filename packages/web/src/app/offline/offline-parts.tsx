import type { User } from '@manafolio/contract'
import { IconCloudOff, IconCloudUp, IconSparkles } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { countOf } from '../../lib/formats.ts'
import { tryNow } from '../../lib/offline/until-reachable.ts'
import { type WaitingChange, waitingChanges } from '../../lib/offline/waiting-changes.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { Notice } from '../../ui/notice.tsx'
import classes from './offline-parts.module.css'
import { sendWaiting } from './send-waiting.ts'
import { useStoredCopy } from './stored-copy.ts'
import { useRefresh } from './use-refresh.ts'
import { useServiceWorker } from './use-service-worker.ts'

/** What a signed-in user has on every page for times without a network: notices, which mostly there are none. */
export function OfflineParts({ user }: { user: User }) {
  useStoredCopy(user.id)
  useRefresh()
  // It could not be loaded when it is needed.
  useEffect(() => whenIdle(() => void import('../../features/collection/waiting-copies.ts')), [])
  return (
    <>
      <UpdateNotice />
      <WaitingNotices user={user} />
    </>
  )
}

/** An update is offered, and comes by itself when the app is closed. */
function UpdateNotice() {
  const start = useServiceWorker()
  const [isPutOff, setPutOff] = useState(false)
  const text = { Icon: IconSparkles, message: 'A new version of Manafolio is ready.' }
  return (
    <Notice
      text={start && !isPutOff ? text : null}
      isNews
      actions={[
        { label: 'Reload now', onClick: () => start?.() },
        { label: 'Later', onClick: () => setPutOff(true) },
      ]}
    />
  )
}

function WaitingNotices({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const changes = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.all)
  const refused = changes.filter(({ refusal }) => refusal !== undefined)
  const waiting = changes.filter(({ refusal }) => refusal === undefined)
  useEffect(() => {
    void sendWaiting(queryClient, waitingChanges.restore(user.id))
    return waitingChanges.forget
  }, [queryClient, user.id])
  const retry = () => void sendWaiting(queryClient, refused.map(withoutRefusal))
  const discard = () => {
    for (const { changeId } of refused) waitingChanges.remove(changeId)
  }
  return (
    <>
      <Notice
        text={
          waiting.length > 0 ? { Icon: IconCloudUp, message: <Waiting changes={waiting} /> } : null
        }
        isNews
        actions={[{ label: 'Send now', onClick: tryNow }]}
      />
      <Notice
        text={
          refused.length > 0 ? { Icon: IconCloudOff, message: <Refused changes={refused} /> } : null
        }
        actions={[
          { label: 'Try again', onClick: retry },
          { label: 'Discard', onClick: discard },
        ]}
      />
    </>
  )
}

function withoutRefusal({ refusal: _, ...change }: WaitingChange): WaitingChange {
  return change
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
      <List items={changes.map(({ text }) => text)} />
    </>
  )
}

function Refused({ changes }: { changes: readonly WaitingChange[] }) {
  return (
    <>
      <p>{countOf(changes.length, 'change')} made offline could not be saved.</p>
      <List items={changes.map(({ text, refusal }) => `${text}. ${refusal}`)} />
    </>
  )
}

function List({ items }: { items: readonly string[] }) {
  const more = items.length - mostNamed
  return (
    <ul className={classes.list}>
      {items.slice(0, mostNamed).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {more > 0 && <li>And {countOf(more, 'more change')}</li>}
    </ul>
  )
}
