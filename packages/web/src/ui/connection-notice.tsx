import { IconPlugConnectedX, IconWifiOff } from '@tabler/icons-react'
import { type Connection, useConnection } from '../lib/use-connection.ts'
import { type NoticeProblem, ProblemNotice } from './problem-notice.tsx'

const problems: Record<Connection, NoticeProblem | null> = {
  online: null,
  offline: {
    Icon: IconWifiOff,
    message: "You are offline. What you see may be out of date, and changes can't be saved.",
  },
  unreachable: {
    Icon: IconPlugConnectedX,
    message:
      "Manafolio can't be reached. What you see may be out of date, and changes can't be saved.",
  },
}

/** Shown while the server can't be reached; the page below stays as it is. */
export function ConnectionNotice({ onRetry }: { onRetry: () => void }) {
  return <ProblemNotice problem={problems[useConnection()]} onRetry={onRetry} />
}
