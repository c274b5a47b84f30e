import { Button } from '@mantine/core'
import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { type Connection, useConnection } from '../lib/use-connection.ts'
import classes from './connection-notice.module.css'

const troubles = {
  offline: {
    Icon: IconWifiOff,
    words: "You are offline. What you see may be out of date, and changes can't be saved.",
  },
  unreachable: {
    Icon: IconPlugConnectedX,
    words:
      "Manafolio can't be reached. What you see may be out of date, and changes can't be saved.",
  },
} as const satisfies Record<Exclude<Connection, 'online'>, unknown>

/** Tells that the server can't be reached, as long as it can't; the page below stays as it is. */
export function ConnectionNotice({ onRetry }: { onRetry: () => void }) {
  const connection = useConnection()
  const trouble = connection === 'online' ? null : troubles[connection]
  // The place for the words is there before they are: only then they are read aloud.
  return (
    <div className={classes.notice} data-empty={trouble === null || undefined}>
      <div role="status" className={classes.news}>
        {trouble && (
          <p className={classes.words}>
            <trouble.Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
            <span>{trouble.words}</span>
          </p>
        )}
      </div>
      {trouble && (
        <Button variant="default" className={classes.retry} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
