import type { HealthReport } from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { drawPage, pageMarkup } from '../../../test/draw-page.tsx'
import { karn } from '../../../test/people.ts'
import { refusal } from '../../../test/refusal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { HealthPage } from './health-page.tsx'
import { healthQuery } from './health-query.ts'

const at = '2026-08-15T12:00:00.000Z'
const earlier = '2026-08-14T12:00:00.000Z'

const report: HealthReport = {
  state: 'ok',
  reportedAt: at,
  cards: { state: 'ok', source: 'bulk', printings: 117_000, pricesAsOf: '2026-08-15' },
  refresh: {
    ...{ state: 'ok', isOn: true, checkedAt: at, nextTryAt: at, failures: 0, problem: null },
  },
  disk: { state: 'ok', folder: '/srv/data', freeBytes: 12_340_000_000 },
  database: {
    ...{ state: 'ok', engine: 'sqlite', latencyMs: 2, bytes: 4_200_000 },
    check: { checkedAt: at, problem: null },
  },
  mail: { state: 'ok', transport: 'smtp', failures: 0, lastFailure: null },
  backups: { state: 'ok', everyHours: 24, lastSuccessAt: at, lastFailure: null },
  registrations: { state: 'ok', mode: 'invite', newAccounts: 1 },
  program: { state: 'ok', version: '0.1.0', node: '20.19.0', startedAt: at, uptimeSeconds: 7200 },
}

async function draw(...answers: (Partial<HealthReport> | Response)[]) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(address)
    return answer instanceof Response ? answer.clone() : Response.json({ ...report, ...answer })
  })
  const { box, queryClient } = await drawPage(HealthPage, { user: { ...karn, role: 'admin' } })
  const shows = (text: string) => waitFor(() => expect(box.textContent).toContain(text))
  return { box, requests, queryClient, shows }
}

/** The state, the facts and the advice of a line. */
function lineOf(box: HTMLElement, title: string): string[] {
  const line = [...box.querySelectorAll('li')].find(
    (one) => one.querySelector('h2')?.textContent === title,
  )
  return [...(line?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent.trim())
}

test('while it loads, the page says so', async () => {
  expect(await pageMarkup(HealthPage)).toContain('Loading the report...')
})

test('each part has its state in words, and its facts', async () => {
  const { box, shows } = await draw({})
  await shows('All is well.')
  expect(lineOf(box, 'Disk')).toEqual(['OK', '12 GB free in /srv/data.'])
  expect(lineOf(box, 'Database')[1]).toMatch(/^SQLite with 4\.2 MB of data, answers in 2 ms\. No/)
  expect(lineOf(box, 'Accounts')).toEqual([
    'OK',
    'Only people with an invite can register. 1 new account in the last 7 days.',
  ])
  expect(lineOf(box, 'Program')[1]).toContain('Running for 2 hours')
})

test('what needs attention, is a problem or is not known comes with what to do', async () => {
  const { box, shows } = await draw({
    disk: { state: 'attention', folder: '/srv/data', freeBytes: 499_000_000 },
    mail: {
      ...{ state: 'attention', transport: 'smtp', failures: 3 },
      lastFailure: { at, kind: 'password_reset', reason: 'sign_in_refused' },
    },
    backups: {
      ...{ state: 'problem', everyHours: 24, lastSuccessAt: earlier },
      lastFailure: { at, reason: 'No space is left.' },
    },
    database: null,
  })
  await shows('2 problems to solve. 2 things need attention.')
  expect(lineOf(box, 'Disk')).toEqual(['Attention', '499 MB free in /srv/data.', 'Make room soon.'])
  expect(lineOf(box, 'Email')).toEqual([
    'Attention',
    expect.stringMatching(
      /^3 emails .* The last was a password reset at .*: the mail server refused/,
    ),
    'Check the name and password in SMTP_URL.',
  ])
  expect(lineOf(box, 'Backups')[1]).toMatch(/failed: No space is left\. The last good one is of/)
  expect(lineOf(box, 'Database').slice(0, 2)).toEqual(['Problem', 'Not known at the moment.'])
})

test.each([
  [
    { refresh: { ...report.refresh, state: 'attention', isOn: false } },
    'Card data refresh',
    'Turned off.',
  ],
  [
    { refresh: { ...report.refresh, state: 'attention', failures: 2, problem: 'unreachable' } },
    ...['Card data refresh', 'The card-data service did not respond (2 failed attempts).'],
  ],
  [
    { cards: { ...report.cards, state: 'attention', source: 'sample' } },
    'Card data',
    'Only the sample',
  ],
  [{ mail: { ...report.mail, state: 'attention', transport: 'outbox' } }, 'Email', 'reach nobody'],
  [
    { backups: { ...report.backups, everyHours: null, lastSuccessAt: null } },
    ...['Backups', 'No backups are scheduled.'],
  ],
] as [Partial<HealthReport>, string, string][])('%j is put in words', async (part, title, text) => {
  const { box, shows } = await draw(part)
  await shows('Manafolio')
  await waitFor(() => expect(lineOf(box, title)[1]).toContain(text))
  expect(lineOf(box, title)[2]).toMatch(/^\S/)
})

test('a report that can’t be loaded can be tried again', async () => {
  const { box, shows } = await draw(refusal(500, 'internal', 'Something went wrong.'), {})
  await shows('The report could not be loaded')
  buttonIn(box, 'Try again').click()
  await shows('All is well.')
})

test('the report refreshes itself; the last one stays when that fails', async () => {
  const { requests, queryClient, shows } = await draw({}, refusal(500, 'internal'), {})
  await shows('All is well.')
  expect(queryClient.getQueryCache().find(healthQuery)?.observers[0]?.options.refetchInterval).toBe(
    30_000,
  )
  await queryClient.refetchQueries(healthQuery)
  await shows('This report can’t be refreshed at the moment.')
  await shows('All is well.')
  expect(requests).toHaveLength(2)
})

test('prices without a date need attention, with what to do about it', async () => {
  const cards = { state: 'attention', source: 'bulk', printings: 117_000, pricesAsOf: '' } as const
  const { box, shows } = await draw({ cards })
  await shows('with prices of an unknown date')
  expect(lineOf(box, 'Card data').at(-1)).toContain('The name of CARD_BULK_FILE should be')
})
