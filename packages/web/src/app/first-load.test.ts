import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../lib/current-user.ts'
import { pause } from '../lib/pause.ts'
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

test('a page is ready with data that is requested after other data', async () => {
  const queryClient = createQueryClient()
  const fetched: string[] = []
  const fetch = (key: string) =>
    queryClient.prefetchQuery({
      queryKey: [key],
      queryFn: async () => {
        await pause(20)
        fetched.push(key)
        return key
      },
    })
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  const load = async () => void fetch('settings').then(() => fetch('search'))
  const loaded = loadFirstPage({ load }, queryClient).then(() => fetched.push('page'))
  await vi.advanceTimersByTimeAsync(100)
  await loaded
  expect(fetched).toEqual(['settings', 'search', 'page'])
})

test('what failed for it is not requested again when it is mounted, but later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const queryClient = createQueryClient()
  let requests = 0
  const query = {
    queryKey: ['deck'],
    queryFn: async () => {
      requests += 1
      throw new Error('There is no such deck.')
    },
  }
  const mount = () => new QueryObserver(queryClient, query).subscribe(() => {})
  await queryClient.prefetchQuery(query)
  mount()()
  expect(requests).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  mount()()
  expect(requests).toBe(2)
})

test('a page is ready without data that takes long', async () => {
  const page = openPage()
  await vi.advanceTimersByTimeAsync(149)
  expect(page.isReady).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.isReady).toBe(true)
})
