import type { AccountSession } from '@manafolio/contract'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { FactLine } from './fact-line.tsx'
import classes from './session-list.module.css'

const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const spans = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const minuteMs = 60_000

const icons: Partial<Record<string, typeof IconDeviceDesktop>> = {
  Android: IconDeviceMobile,
  iPhone: IconDeviceMobile,
  iPad: IconDeviceTablet,
}

interface SessionLineProps {
  session: AccountSession
  now: Date
  isBusy: boolean
  onEnd: () => void
}

/** One session. The current one is ended by signing out. */
export function SessionLine({ session, now, isBusy, onEnd }: SessionLineProps) {
  const Icon = icons[session.system ?? ''] ?? IconDeviceDesktop
  const name = deviceName(session)
  return (
    <li className={classes.line}>
      <Icon size={24} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.content}>
        <p className={classes.name}>
          {name}
          {session.isCurrent && <span className={classes.mark}>This session</span>}
        </p>
        <FactLine facts={sessionFacts(session, now)} />
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          size="compact-md"
          className={classes.end}
          disabled={isBusy}
          aria-label={`End session: ${name}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  )
}

/** The browser and system of a session: “Firefox on Linux”, or only the part that is known. */
export function deviceName({ browser, system }: AccountSession): string {
  if (browser && system) return `${browser} on ${system}`
  if (system) return `A browser on ${system}`
  return browser ?? 'An unknown browser'
}

/** When the session started, its address, and when it was last used, side by side. */
export function sessionFacts(session: AccountSession, now: Date): string[] {
  const { startedAt, lastSeenAt, address, isCurrent } = session
  return [
    `Signed in on ${momentText(startedAt)}`,
    ...(isCurrent ? [] : [`last seen ${agoText(lastSeenAt, now)}`]),
    ...(address === null ? [] : [`from ${address}`]),
  ]
}

function momentText(at: string): string {
  return moments.format(new Date(at))
}

/** The server only records this about every ten minutes. */
function agoText(at: string, now: Date): string {
  const minutes = Math.max(0, now.getTime() - new Date(at).getTime()) / minuteMs
  if (minutes < 15) return 'just now'
  if (minutes < 55) return spans.format(-Math.round(minutes / 10) * 10, 'minute')
  if (minutes < 23.5 * 60) return spans.format(-Math.round(minutes / 60), 'hour')
  return spans.format(-Math.round(minutes / 60 / 24), 'day')
}
