import { AsyncLocalStorage } from 'node:async_hooks'

/** The request for which work goes on after its answer, so that the log lines of that carry its id. */
const scope = new AsyncLocalStorage<{ requestId: string }>()

export function inRequestScope<T>(requestId: string, work: () => T): T {
  return scope.run({ requestId }, work)
}

/** What log lines get added. */
export function requestScope(): { requestId?: string } {
  return scope.getStore() ?? {}
}
