import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('what just failed is not requested again when what shows it is mounted, but later it is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
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
