import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../lib/api-error.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { TestTheme } from '../test/test-theme.tsx'
import { waitFor } from '../test/wait-for.ts'
import { ConnectionNotice } from './connection-notice.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const offline =
  'You are offline. What you see may be out of date. Changes to copies and decks wait for the network.'
const unreachable =
  "Manafolio can't be reached. What you see may be out of date, and changes can't be saved."

/** A page with a query that can be refetched. */
function draw(
  fetchData: () => Promise<string>,
  { queryKey = ['collection'], queryClient = createQueryClient(), meta = {} } = {},
) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const Page = () => {
    const { data, refetch } = useQuery({ queryKey, queryFn: fetchData, meta })
    return (
      <>
        <ConnectionNotice onRetry={() => void refetch()} />
        <main>{data}</main>
      </>
    )
  }
  const root = createRoot(box)
  unmount = () => root.unmount()
  root.render(
    <TestTheme>
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    </TestTheme>,
  )
  return box
}

/** A mutation that waits for the others of its scope. */
function mutate(queryClient: QueryClient, mutationFn: () => Promise<unknown>) {
  const options = { mutationFn, scope: { id: 'deck' } }
  const mutation = queryClient
    .getMutationCache()
    .build<unknown, Error, void, unknown>(queryClient, options)
  void mutation.execute().catch(() => {})
}

function browserIs(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  window.dispatchEvent(new Event(state))
}

const noticeIn = (box: Element) => box.querySelector('[role=status]')?.textContent
const retry = (box: Element) => box.querySelector('button')?.click()

test('the notice is shown while the browser is offline, and the page stays', async () => {
  const box = draw(async () => 'cards')
  await waitFor(() => expect(box.querySelector('main')?.textContent).toBe('cards'))
  expect(noticeIn(box)).toBe('')
  browserIs('offline')
  await waitFor(() => expect(noticeIn(box)).toBe(offline))
  expect(box.querySelector('main')?.textContent).toBe('cards')
  browserIs('online')
  await waitFor(() => expect(noticeIn(box)).toBe(''))
  expect(box.querySelector('button')).toBeNull()
})

test('the notice is shown from the start when the browser is already offline', async () => {
  browserIs('offline')
  const box = draw(() => new Promise(() => {}))
  await waitFor(() => expect(noticeIn(box)).toBe(offline))
})

test('the notice says how old the page is when all of it is there at the first rendering', async () => {
  const queryClient = createQueryClient()
  const updatedAt = Date.parse('2026-08-15T12:00:00Z')
  queryClient.setQueryData(['collection'], 'cards', { updatedAt })
  browserIs('offline')
  const box = draw(async () => 'cards', { queryClient, meta: { isStored: true } })
  await waitFor(() => expect(noticeIn(box)).toMatch(/What you see is as of Aug 15, 2026/))
})

test('the response to a request sent before the browser went offline leaves the notice', async () => {
  const answers: ((text: string) => void)[] = []
  const box = draw(() => new Promise((resolve) => answers.push(resolve)))
  await waitFor(() => expect(answers).toHaveLength(1))
  browserIs('offline')
  await waitFor(() => expect(noticeIn(box)).toBe(offline))
  answers[0]?.('cards')
  await waitFor(() => expect(box.querySelector('main')?.textContent).toBe('cards'))
  expect(noticeIn(box)).toBe(offline)
  retry(box)
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('more cards')
  await waitFor(() => expect(box.querySelector('main')?.textContent).toBe('more cards'))
  expect(noticeIn(box)).toBe('')
})

test('a request without a response shows the notice, and one that succeeds after “Try again” removes it', async () => {
  let isDown = true
  const box = draw(async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return 'cards'
  })
  await waitFor(() => expect(noticeIn(box)).toBe(unreachable))
  isDown = false
  retry(box)
  await waitFor(() => expect(noticeIn(box)).toBe(''))
  await waitFor(() => expect(box.querySelector('main')?.textContent).toBe('cards'))
})

test('a server that refuses can be reached; card data may come from another one', async () => {
  const refused = draw(() => Promise.reject(new ApiError(500, 'broken')))
  await waitFor(() => expect(refused.querySelector('main')).not.toBeNull())
  expect(noticeIn(refused)).toBe('')
  unmount()
  const box = draw(() => Promise.reject(new TypeError('Failed to fetch')), {
    queryKey: ['card-data', 'card'],
  })
  await waitFor(() => expect(box.querySelector('main')).not.toBeNull())
  expect(noticeIn(box)).toBe('')
})

test('a change that waited while offline counts from when it is sent', async () => {
  const queryClient = createQueryClient()
  const box = draw(async () => 'cards', { queryClient })
  await waitFor(() => expect(box.querySelector('main')?.textContent).toBe('cards'))
  const answers: ((text: string) => void)[] = []
  mutate(queryClient, () => new Promise((resolve) => answers.push(resolve)))
  mutate(queryClient, () => Promise.reject(new TypeError('Failed to fetch')))
  await waitFor(() => expect(answers).toHaveLength(1))
  browserIs('offline')
  browserIs('online')
  answers[0]?.('saved')
  await waitFor(() => expect(noticeIn(box)).toBe(unreachable))
})
