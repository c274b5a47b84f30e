import {
  type Mutation,
  onlineManager,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { ApiError, isDatabaseAway } from './api-error.ts'

/** The pauses between tries double from the first to the longest, plus up to a quarter. */
const pauseMs = { first: 1000, longest: 12_000 }

/** A failure this soon after a try belongs to the same outage. */
const sameOutageMs = 30_000

let tries = 0
let triedAtMs = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Options of queries, and of mutations that can be sent again. While the server can't reach its
 * database they stay pending and are tried again, all at the same time; not in a hidden tab, nor
 * without a network. Between two tries TanStack Query counts as offline, which pauses them.
 */
export const waitForDatabase = {
  retry(failureCount: number, error: Error): boolean {
    const isWaiting = isDatabaseAway(error) || (failureCount > 0 && isWithoutServer(error))
    if (isWaiting) pauseTries(error)
    return isWaiting
  },
  retryDelay: 0,
  networkMode: 'offlineFirst',
} as const

/** Tries everything that waits at once. */
export function tryAgainNow(): void {
  clearTimeout(timer)
  timer = undefined
  triedAtMs = Date.now()
  // Without a network, the browser's next online event goes on.
  if (navigator.onLine) onlineManager.setOnline(true)
}

function pauseTries(error: Error) {
  onlineManager.setOnline(false)
  timer ??= setTimeout(tryAgainNow, nextPauseMs(error))
}

function nextPauseMs(error: Error): number {
  tries = Date.now() - triedAtMs < sameOutageMs ? tries + 1 : 0
  const backoffMs = Math.min(pauseMs.first * 2 ** tries, pauseMs.longest)
  const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : 0
  return Math.max(backoffMs, retryAfterMs) * (1 + Math.random() / 4)
}

/** During an outage, the server or the proxy in front of it may restart. */
function isWithoutServer(error: Error): boolean {
  return error instanceof ApiError ? [502, 503, 504].includes(error.status) : isNoResponse(error)
}

/** fetch throws a TypeError when there is no response; an abort is a different error. */
function isNoResponse(error: Error): boolean {
  return error instanceof TypeError
}

interface Outage {
  /** Whether anything on the page waits for the database, and how often it was tried. */
  isWaiting: boolean
  tries: number
  /** Whether the last thing that waited got its answer. */
  isOver: boolean
}

export function useOutage(): Outage {
  const queryClient = useQueryClient()
  const [store] = useState(() => waitingStore(queryClient))
  const tries = useSyncExternalStore(store.subscribe, store.mostTries)
  const isOver = useSyncExternalStore(store.subscribe, store.isOver)
  return { isWaiting: tries > 0, tries, isOver }
}

/** The failed tries of what waits. Read with every change of a cache, so it keeps them. */
function waitingStore(queryClient: QueryClient) {
  const [queries, mutations] = [queryClient.getQueryCache(), queryClient.getMutationCache()]
  const waiting = new Map<Query | Mutation, number>()
  let isOver = false
  function note(request: Query | Mutation, isRemoved = false) {
    const count = isRemoved ? 0 : failedTries(request)
    if (count > 0) waiting.set(request, count)
    else if (waiting.delete(request)) isOver = request.state.status === 'success'
    if (waiting.size > 0) isOver = false
  }
  return {
    isOver: () => isOver,
    mostTries: () => Math.max(0, ...waiting.values()),
    subscribe(onChange: () => void) {
      for (const request of [...queries.getAll(), ...mutations.getAll()]) note(request)
      const stopQueries = queries.subscribe(({ type, query }) => {
        note(query, type === 'removed')
        onChange()
      })
      const stopMutations = mutations.subscribe(({ type, mutation }) => {
        if (mutation) note(mutation, type === 'removed')
        onChange()
      })
      return () => {
        stopQueries()
        stopMutations()
      }
    },
  }
}

/** 0 unless it is tried again: what does not wait for the database fails at the first try. */
function failedTries({ state }: Query | Mutation): number {
  if ('fetchStatus' in state) return state.fetchStatus === 'idle' ? 0 : state.fetchFailureCount
  return state.status === 'pending' ? state.failureCount : 0
}

/** Whether a mutation was refused for now, and waits to be sent again. */
export function isMutationWaiting(mutation: Mutation): boolean {
  return failedTries(mutation) > 0
}
