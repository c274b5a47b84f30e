import { type Icon, IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { formatInstant } from '../lib/dates.ts'
import { type Connection, useConnection } from '../lib/use-connection.ts'
import { Notice } from './notice.tsx'

const icons: Record<Connection, Icon | null> = {
  online: null,
  offline: IconWifiOff,
  unreachable: IconPlugConnectedX,
}

/** Shown while the server can't be reached; the page below stays as it is. */
export function ConnectionNotice({ onRetry }: { onRetry: () => void }) {
  const connection = useConnection()
  const since = useShownSince(connection)
  const ConnectionIcon = icons[connection]
  const text = ConnectionIcon && { Icon: ConnectionIcon, message: messageOf(connection, since) }
  return <Notice text={text} actions={[{ label: 'Try again', onClick: onRetry }]} />
}

function messageOf(connection: Connection, since: number | undefined): string {
  const age =
    since === undefined
      ? 'What you see may be out of date'
      : `What you see is as of ${formatInstant(new Date(since).toISOString())}`
  return connection === 'offline'
    ? `You are offline. ${age}. Changes to copies and decks wait for the network.`
    : `Manafolio can't be reached. ${age}, and changes can't be saved.`
}

/** About the user and the site, not what the page shows. */
const besides = new Set<unknown>(['auth', 'site'])

/** When the oldest of what the page shows came from the server: known once what shows it is mounted. */
function useShownSince(connection: Connection): number | undefined {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), // after rendering
    [cache],
  )
  return useSyncExternalStore(subscribe, () =>
    connection === 'online' ? undefined : shownSince(cache),
  )
}

function shownSince(cache: QueryCache): number | undefined {
  const shown = cache.findAll({
    type: 'active',
    predicate: ({ meta, queryKey, state }) =>
      meta?.isStored === true && state.data !== undefined && !besides.has(queryKey[0]),
  })
  return shown.length === 0 ? undefined : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
}
