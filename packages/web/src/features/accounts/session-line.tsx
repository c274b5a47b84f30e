import type { AccountSession } from '@manafolio/contract'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Button } from '../../ui/button.tsx'
import classes from './session-list.module.css'
import { deviceName, sessionFacts } from './session-words.ts'

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

/** One session. This one is ended by signing out. */
export function SessionLine({ session, now, isBusy, onEnd }: SessionLineProps) {
  const Icon = icons[session.system ?? ''] ?? IconDeviceDesktop
  const name = deviceName(session)
  return (
    <li className={classes.line}>
      <Icon size={24} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {session.isCurrent && <span className={classes.mark}>This session</span>}
        </p>
        <p className={classes.facts}>
          {sessionFacts(session, now).map((fact, i) => (
            <Fragment key={fact}>
              {i > 0 && ' · '}
              <span className={classes.fact}>{fact}</span>
            </Fragment>
          ))}
        </p>
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
