import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { type Connection, useConnection } from '../lib/use-connection.ts'
import { type Trouble, TroubleNotice } from './trouble-notice.tsx'

const troubles: Record<Connection, Trouble | null> = {
  online: null,
  offline: {
    Icon: IconWifiOff,
    words: "You are offline. What you see may be out of date, and changes can't be saved.",
  },
  unreachable: {
    Icon: IconPlugConnectedX,
    words:
      "Manafolio can't be reached. What you see may be out of date, and changes can't be saved.",
  },
}

/** Tells that the server can't be reached, as long as it can't; the page below stays as it is. */
export function ConnectionNotice({ onRetry }: { onRetry: () => void }) {
  return <TroubleNotice trouble={troubles[useConnection()]} onRetry={onRetry} />
}
