import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../lib/current-user.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { loadFirstPage } from './first-load.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Loads a page that begins to fetch its data when its code is there. */
function openPage() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  const page = { isReady: false, answer: (_deck: string) => {} }
  const answered = new Promise<string>((resolve) => {
    page.answer = resolve
  })
  const load = async () => {
    void queryClient.prefetchQuery({ queryKey: ['deck'], queryFn: () => answered })
  }
  void loadFirstPage({ load }, queryClient).then(() => {
    page.isReady = true
  })
  return page
}

test('a page is ready with its data', async () => {
  const page = openPage()
  await vi.advanceTimersByTimeAsync(100)
  expect(page.isReady).toBe(false)
  page.answer('Burn')
  await vi.advanceTimersByTimeAsync(1)
  expect(page.isReady).toBe(true)
})

test('a page is ready without data that takes long', async () => {
  const page = openPage()
  await vi.advanceTimersByTimeAsync(149)
  expect(page.isReady).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.isReady).toBe(true)
})
