import type {
  HealthParts,
  HealthReport,
  HealthState,
  MailFailureReason,
  MailKind,
} from '@manafolio/contract'
import { formatInstant, formatPriceDate } from '../../../lib/dates.ts'
import { countOf, formatBytes, formatSpan } from '../../../lib/formats.ts'

/** One part in words. */
export interface HealthLine {
  part: keyof HealthParts
  title: string
  state: HealthState
  facts: string
  /** What to do, if anything. */
  advice?: string | undefined
}

type PartText<Part> = (part: Part) => Pick<HealthLine, 'facts' | 'advice'>

const titles: Record<keyof HealthParts, string> = {
  cards: 'Card data',
  refresh: 'Card data refresh',
  disk: 'Disk',
  database: 'Database',
  mail: 'Email',
  backups: 'Backups',
  registrations: 'Accounts',
  program: 'Program',
}

const oldPrices = 'The prices are old. The next line may say why.'
const undatedPrices =
  'Without a date, prices are not recorded. The name of CARD_BULK_FILE should be the one that the card-data service gave it, such as default-cards-20260908090157.jsonl.gz.'

const texts: { [Part in keyof HealthParts]: PartText<HealthParts[Part]> } = {
  cards({ state, source, printings, pricesAsOf }) {
    const amount = `${countOf(printings, 'printing')}, with prices of ${formatPriceDate(pricesAsOf)}.`
    if (source === 'sample') {
      return {
        facts: `Only the sample is served: ${amount}`,
        advice: 'The full card data comes with the first refresh, which the next line is about.',
      }
    }
    if (state === 'ok') return { facts: amount }
    return { facts: amount, advice: pricesAsOf === '' ? undatedPrices : oldPrices }
  },

  refresh({ isOn, checkedAt, nextTryAt, failures, problem }) {
    const last = checkedAt ? `Last refreshed ${formatInstant(checkedAt)}.` : 'Not refreshed yet.'
    const next = nextTryAt ? `The next attempt is at ${formatInstant(nextTryAt)}.` : undefined
    if (!isOn) {
      return { facts: 'Turned off.', advice: 'Set CARD_REFRESH=daily to get new cards and prices.' }
    }
    if (!problem) return { facts: sentences(last, next) }
    const attempts = failures > 0 ? ` (${countOf(failures, 'failed attempt')})` : ''
    return {
      facts: sentences(`${refreshProblems[problem].facts}${attempts}.`, last, next),
      advice: refreshProblems[problem].advice,
    }
  },

  disk({ state, folder, freeBytes }) {
    return { facts: `${formatBytes(freeBytes)} free in ${folder}.`, advice: diskAdvice[state] }
  },

  database({ engine, latencyMs, bytes, check }) {
    const name = { sqlite: 'SQLite', postgres: 'PostgreSQL' }[engine]
    if (latencyMs === null) {
      return {
        facts: `${name} does not answer.`,
        advice: 'See whether it runs and can be reached. Manafolio continues by itself.',
      }
    }
    const size = bytes === null ? '' : ` with ${formatBytes(bytes)} of data`
    const facts = `${name}${size}, answers in ${Math.max(1, latencyMs)} ms.`
    if (!check) return { facts }
    if (check.problem) {
      return {
        facts: `${facts} It is damaged: ${check.problem}`,
        advice: 'Stop the server and restore the last good backup.',
      }
    }
    const at = check.checkedAt && formatInstant(check.checkedAt)
    return { facts: `${facts} ${at ? `No damage found at ${at}.` : 'Not checked for damage yet.'}` }
  },

  mail({ transport, failures, lastFailure }) {
    const toOutbox = transport === 'outbox'
    const where = toOutbox
      ? 'Emails are written to the outbox folder, and reach nobody.'
      : undefined
    if (failures === 0) {
      return {
        facts: where ?? 'No email failed in the last 7 days.',
        advice: toOutbox ? 'Set SMTP_URL to a mail server to send them.' : undefined,
      }
    }
    const count = `${countOf(failures, 'email')} of the last 7 days could not be sent.`
    const last = lastFailure && describeFailure(lastFailure)
    return {
      facts: sentences(where, count, last),
      advice: lastFailure ? mailReasons[lastFailure.reason].advice : undefined,
    }
  },

  backups({ everyHours, lastSuccessAt, lastFailure }) {
    const good = lastSuccessAt
      ? `The last good one is of ${formatInstant(lastSuccessAt)}.`
      : undefined
    if (lastFailure && (!lastSuccessAt || lastFailure.at > lastSuccessAt)) {
      const failed = `The backup of ${formatInstant(lastFailure.at)} failed: ${lastFailure.reason}`
      return {
        facts: sentences(failed, good ?? 'There is no good one yet.'),
        advice: 'Check that BACKUP_DIR has room and can be written to. Then run: npm run backup',
      }
    }
    if (everyHours === null) {
      return {
        facts: sentences('No backups are scheduled.', good),
        advice: 'Set BACKUP_EVERY and BACKUP_DIR.',
      }
    }
    const every = `One every ${formatSpan(everyHours * 60 * 60)}.`
    return { facts: sentences(every, good ?? 'The first one is still to come.') }
  },

  registrations({ mode, newAccounts }) {
    return {
      facts: `${registrationModes[mode]} ${countOf(newAccounts, 'new account')} in the last 7 days.`,
    }
  },

  program({ version, node, startedAt, uptimeSeconds }) {
    const since = `Running for ${formatSpan(uptimeSeconds)}, since ${formatInstant(startedAt)}.`
    return { facts: `Manafolio ${version} on Node ${node}. ${since}` }
  },
}

/** Every part in words, in a fixed order. */
export function healthLines(report: HealthReport): HealthLine[] {
  return [
    lineOf('cards', report.cards),
    lineOf('refresh', report.refresh),
    lineOf('disk', report.disk),
    lineOf('database', report.database),
    lineOf('mail', report.mail),
    lineOf('backups', report.backups),
    lineOf('registrations', report.registrations),
    lineOf('program', report.program),
  ]
}

function lineOf<Part extends keyof HealthParts>(
  part: Part,
  value: HealthParts[Part] | null,
): HealthLine {
  const title = titles[part]
  if (value) return { part, title, state: value.state, ...texts[part](value) }
  const advice = 'It could not be found out in time. The log may say more.'
  return { part, title, state: 'problem', facts: 'Not known at the moment.', advice }
}

/** “It works. 2 things need attention.” */
export function summaryOf(lines: readonly HealthLine[]): string {
  const problems = lines.filter(({ state }) => state === 'problem').length
  const cares = lines.filter(({ state }) => state === 'attention').length
  const attention =
    cares > 0 && `${countOf(cares, 'thing')} ${cares === 1 ? 'needs' : 'need'} attention.`
  if (problems > 0)
    return sentences(`${countOf(problems, 'problem')} to solve.`, attention || undefined)
  return attention ? `Manafolio works. ${attention}` : 'All is well.'
}

function sentences(...parts: (string | undefined | null)[]): string {
  return parts.filter(Boolean).join(' ')
}

const refreshProblems = {
  unreachable: {
    facts: 'The card-data service did not respond',
    advice: "If this goes on, check the server's internet connection and CARD_SERVICE_URL.",
  },
  unusable: {
    facts: 'What was fetched could not be used',
    advice: 'The card data in use stays as it is. The log says why.',
  },
} as const

const diskAdvice: Record<HealthState, string | undefined> = {
  ok: undefined,
  attention: 'Make room soon.',
  problem: 'Make room now: changes can’t be stored.',
}

const registrationModes: Record<HealthParts['registrations']['mode'], string> = {
  open: 'Everybody can register.',
  verified: 'Everybody with a confirmed address can register.',
  invite: 'Only people with an invite can register.',
  closed: 'Nobody can register.',
}

const mailKinds: Record<MailKind, string> = {
  password_reset: 'a password reset',
  password_changed: 'the notice of a new password',
  account_deleted: 'the notice of a deleted account',
  email_verification: 'a link to confirm an address',
}

const mailReasons: Record<MailFailureReason, { facts: string; advice: string }> = {
  unreachable: {
    facts: 'the mail server could not be reached',
    advice: 'Check the host and port in SMTP_URL, and that the server may connect to it.',
  },
  sign_in_refused: {
    facts: 'the mail server refused the name or password',
    advice: 'Check the name and password in SMTP_URL.',
  },
  recipient_refused: {
    facts: 'the mail server refused the sender or the recipient',
    advice: 'Check MAIL_FROM. A single failure may be a mistyped address.',
  },
  message_refused: {
    facts: 'the mail server refused the message',
    advice: 'Check MAIL_FROM and the limits of the mail server.',
  },
  not_written: {
    facts: 'the file could not be written',
    advice: 'Check that the outbox folder has room and can be written to.',
  },
  other: { facts: 'the reason is not known', advice: 'The log may say more.' },
}

function describeFailure({ at, kind, reason }: NonNullable<HealthParts['mail']['lastFailure']>) {
  return `The last was ${mailKinds[kind]} at ${formatInstant(at)}: ${mailReasons[reason].facts}.`
}
