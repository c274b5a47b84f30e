import { getSite } from '@manafolio/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call } from '../lib/api.ts'
import { tryAgainNow } from '../lib/outage.ts'
import { buttonIn } from '../test/controls.ts'
import { drawPage } from '../test/draw-page.tsx'
import { waitFor } from '../test/wait-for.ts'
import { LoadProblem } from './load-problem.tsx'
import { OutageNotice } from './outage-notice.tsx'

const headline = "We can't reach your data right now; it is safe."

const dataQuery = queryOptions({ queryKey: ['data'], queryFn: () => call(getSite) })

function Page() {
  const { data, error, refetch } = useQuery(dataQuery)
  return (
    <main id="main" tabIndex={-1}>
      <OutageNotice focusAfter={() => document.getElementById('main')} />
      <input aria-label="Search" />
      {data && 'The data'}
      {error && <LoadProblem title="Not loaded" error={error} onRetry={refetch} />}
    </main>
  )
}

const away = (retryAfter = '1') =>
  HttpResponse.json(
    { message: headline, code: 'database_unavailable' },
    { status: 503, headers: { 'Retry-After': retryAfter } },
  )

/** The page, and what the server answers from now on; counts the requests. */
async function draw(first: () => Response) {
  const server = { answer: first, requests: 0 }
  vi.stubGlobal('fetch', async () => {
    server.requests++
    return server.answer()
  })
  onTestFinished(tryAgainNow)
  const { box, queryClient } = await drawPage(Page)
  const shows = (text: string) => waitFor(() => expect(box.textContent).toContain(text))
  return { box, server, queryClient, shows }
}

function useFakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
}

test('while the database is away the page says so, and fills itself when it is back', async () => {
  useFakeTime()
  const { box, server, shows } = await draw(away)
  await shows(headline)
  expect(box.textContent).not.toContain('Not loaded')
  const field = box.querySelector('input')
  field?.focus()
  server.answer = () => HttpResponse.json({})
  await vi.advanceTimersByTimeAsync(1300)
  await shows('The data')
  expect(box.textContent).not.toContain(headline)
  expect(box.querySelector('[role=status]')?.textContent).toBe('Your data is back.')
  expect(document.activeElement).toBe(field)
})

test('tries are spaced out, and as the server asks', async () => {
  useFakeTime()
  const { server, shows } = await draw(() => away('8'))
  await shows(headline)
  await vi.advanceTimersByTimeAsync(7900)
  expect(server.requests).toBe(1)
  await vi.advanceTimersByTimeAsync(2200)
  await waitFor(() => expect(server.requests).toBe(2))
})

test('“Try again now” tries at once, and hands the focus on when it goes', async () => {
  const { box, server, shows } = await draw(() => away('60'))
  await shows('Tried 1 time')
  buttonIn(box, 'Try again now').focus()
  buttonIn(box, 'Try again now').click()
  await shows('Tried 2 times')
  expect(document.activeElement).toBe(buttonIn(box, 'Try again now'))
  server.answer = () => HttpResponse.json({})
  buttonIn(box, 'Try again now').click()
  await shows('The data')
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

test('a hidden tab does not try; it goes on when it is shown', async () => {
  useFakeTime()
  const { server, shows } = await draw(away)
  await shows(headline)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requests).toBe(1)
  server.answer = () => HttpResponse.json({})
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await shows('The data')
})

test('without a network nothing is tried until it returns', async () => {
  useFakeTime()
  const { server, shows } = await draw(away)
  await shows(headline)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requests).toBe(1)
  server.answer = () => HttpResponse.json({})
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await shows('The data')
})

test('what is left does not wait any more', async () => {
  const { box, server, queryClient, shows } = await draw(() => away('60'))
  await shows(headline)
  await queryClient.cancelQueries()
  await waitFor(() => expect(box.textContent).not.toContain(headline))
  expect(server.requests).toBe(1)
})

test('a server that restarts meanwhile is part of the outage', async () => {
  const { server, shows } = await draw(away)
  await shows(headline)
  server.answer = () => {
    throw new TypeError('Failed to fetch')
  }
  tryAgainNow()
  await shows('Tried 2 times')
  server.answer = () => HttpResponse.json({})
  tryAgainNow()
  await shows('The data')
})

test('another failure is not tried again, and shows the id of the request', async () => {
  const body = { message: 'Something went wrong.', code: 'internal', requestId: '0123456789abcdef' }
  const { box, server, shows } = await draw(() => HttpResponse.json(body, { status: 500 }))
  await shows('Not loaded')
  expect(box.textContent).toContain('Request 0123456789abcdef')
  expect(box.textContent).not.toContain(headline)
  expect(server.requests).toBe(1)
})

test('an outage that ends with another failure is not announced as over', async () => {
  const { box, server, shows } = await draw(away)
  await shows(headline)
  server.answer = () => HttpResponse.json({ message: 'No.', code: 'internal' }, { status: 500 })
  tryAgainNow()
  await shows('Not loaded')
  expect(box.querySelector('[role=status]')?.textContent).toBe('')
})
