import type { AccountSession } from '@manafolio/contract'

/** Where somebody is signed in: “Firefox on Linux”, or as much of it as is known. */
export function deviceName({ browser, system }: AccountSession): string {
  if (browser && system) return `${browser} on ${system}`
  if (system) return `A browser on ${system}`
  return browser ?? 'An unknown browser'
}

/** When it began, from where, and when it was last used; the parts stand side by side. */
export function sessionFacts(session: AccountSession, now: Date): string[] {
  const { startedAt, lastSeenAt, address, isCurrent } = session
  return [
    `Signed in on ${momentText(startedAt)}`,
    ...(isCurrent ? [] : [`last seen ${agoText(lastSeenAt, now)}`]),
    ...(address === null ? [] : [`from ${address}`]),
  ]
}

const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function momentText(at: string): string {
  return moments.format(new Date(at))
}

const spans = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const minuteMs = 60_000

/** It is known to about ten minutes only. */
function agoText(at: string, now: Date): string {
  const minutes = Math.max(0, now.getTime() - new Date(at).getTime()) / minuteMs
  if (minutes < 15) return 'just now'
  if (minutes < 55) return spans.format(-Math.round(minutes / 10) * 10, 'minute')
  if (minutes < 23.5 * 60) return spans.format(-Math.round(minutes / 60), 'hour')
  return spans.format(-Math.round(minutes / 60 / 24), 'day')
}
