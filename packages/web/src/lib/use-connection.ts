import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'

/** Whether the server can be reached: `offline` comes from the browser, `unreachable` from a failed request. */
export type Connection = 'online' | 'offline' | 'unreachable'

let connection: Connection = 'online'
const listeners = new Set<() => void>()

/** Counts how often the browser's state was read: when it goes offline, comes back, or on subscribing. */
let browserChanges = 0

/** The number of browserChanges when a request was sent. */
const sentAt = new WeakMap<object, number>()

function set(next: Connection): void {
  if (next === connection) return
  connection = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) startWatching()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching()
  }
}

/** The latest event wins: a browser without internet reports offline even if it can reach its own server. */
function startWatching() {
  readBrowser()
  window.addEventListener('offline', readBrowser)
  window.addEventListener('online', readBrowser)
}

function stopWatching() {
  window.removeEventListener('offline', readBrowser)
  window.removeEventListener('online', readBrowser)
}

function readBrowser() {
  browserChanges++
  set(browserState())
}

const browserState = (): Connection => (navigator.onLine ? 'online' : 'offline')

/** Without subscribers no events are tracked, so the browser's state is used. */
const currentConnection = (): Connection => (listeners.size === 0 ? browserState() : connection)

/**
 * Called with the outcome of a request to our server: an error, or nothing when it succeeded. Requests
 * that were sent before the browser went offline or came back are ignored.
 */
function noteOutcome(request: object, error?: unknown): void {
  if (sentAt.get(request) !== browserChanges) return
  if (error === undefined || error instanceof ApiError) set('online')
  else if (isNoAnswer(error)) set(navigator.onLine ? 'unreachable' : 'offline')
}

/** fetch throws a TypeError when there is no response; an abort is a different error. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError
}

/** Whether the server can be reached, tracked through all queries and mutations. */
export function useConnection(): Connection {
  const queryClient = useQueryClient()
  useEffect(() => listenToRequests(queryClient), [queryClient])
  return useSyncExternalStore(subscribe, currentConnection)
}

/** Calls back each time the server becomes reachable again; returns the unsubscribe function. */
export function onceReachable(queryClient: QueryClient, onBack: () => void): () => void {
  const stopListening = listenToRequests(queryClient)
  const unsubscribe = subscribe(() => {
    if (connection === 'online') onBack()
  })
  return () => {
    unsubscribe()
    stopListening()
  }
}

function listenToRequests(queryClient: QueryClient) {
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    // Card data may come from another server.
    if (event.type !== 'updated' || event.query.queryKey[0] === 'card-data') return
    const { query, action } = event
    if (action.type === 'fetch') sentAt.set(query, browserChanges)
    if (action.type === 'error') noteOutcome(query, action.error)
    if (action.type === 'success' && !action.manual) noteOutcome(query)
  })
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { mutation, action } = event
    // A mutation that waits for others of its scope continues when it is sent.
    if (action.type === 'pending' || action.type === 'continue')
      sentAt.set(mutation, browserChanges)
    if (action.type === 'error') noteOutcome(mutation, action.error)
    if (action.type === 'success') noteOutcome(mutation)
  })
  return () => {
    stopQueries()
    stopMutations()
  }
}
