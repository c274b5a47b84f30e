import { QueryClientProvider, useQuery } from '@tanstack/react-query'
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

const offline = "You are offline. What you see may be out of date, and changes can't be saved."
const unreachable =
  "Manafolio can't be reached. What you see may be out of date, and changes can't be saved."

/** A page that asks for something, and again when told so. */
function draw(ask: () => Promise<string>, queryKey = ['collection']) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const Page = () => {
    const { data, refetch } = useQuery({ queryKey, queryFn: ask })
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
      <QueryClientProvider client={createQueryClient()}>
        <Page />
      </QueryClientProvider>
    </TestTheme>,
  )
  return box
}

function browserIs(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  window.dispatchEvent(new Event(state))
}

const noticeIn = (box: Element) => box.querySelector('[role=status]')?.textContent
const retry = (box: Element) => box.querySelector('button')?.click()

test('the notice is there while the browser is offline, and the page stays', async () => {
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

test('the notice is there from the beginning when the browser is offline already', async () => {
  browserIs('offline')
  const box = draw(() => new Promise(() => {}))
  await waitFor(() => expect(noticeIn(box)).toBe(offline))
})

test('the answer to a request sent before the browser went offline leaves the notice', async () => {
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

test('a request without an answer brings the notice, one that is answered after “Try again” takes it away', async () => {
  let isDown = true
  const box = draw(async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return 'cards'
  })
  await waitFor(() => expect(noticeIn(box)).toBe(unreachable))
  isDown = false
  retry(box)
  await waitFor(() => expect(noticeIn(box)).toBe(''))
  expect(box.querySelector('main')?.textContent).toBe('cards')
})

test('a server that refuses can be reached; card data may come from another one', async () => {
  const refused = draw(() => Promise.reject(new ApiError(500, 'broken')))
  await waitFor(() => expect(refused.querySelector('main')).not.toBeNull())
  expect(noticeIn(refused)).toBe('')
  unmount()
  const box = draw(() => Promise.reject(new TypeError('Failed to fetch')), ['card-data', 'card'])
  await waitFor(() => expect(box.querySelector('main')).not.toBeNull())
  expect(noticeIn(box)).toBe('')
})
