import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'

/** Whether the server can be reached: `offline` is what the browser says, `unreachable` what a request met. */
export type Connection = 'online' | 'offline' | 'unreachable'

let connection: Connection = 'online'
const listeners = new Set<() => void>()

/** How often the browser was asked: when it goes offline, comes back, or is watched from then on. */
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

/** What happened last counts: browsers call a machine without internet offline that reaches its own server. */
function startWatching() {
  askBrowser()
  window.addEventListener('offline', askBrowser)
  window.addEventListener('online', askBrowser)
}

function stopWatching() {
  window.removeEventListener('offline', askBrowser)
  window.removeEventListener('online', askBrowser)
}

function askBrowser() {
  browserChanges++
  set(browserSays())
}

const browserSays = (): Connection => (navigator.onLine ? 'online' : 'offline')

/** While nobody watches no events are followed: then only the browser knows. */
const now = (): Connection => (listeners.size === 0 ? browserSays() : connection)

/**
 * Called with what a request to our server came to: an error, or nothing when it was answered. What
 * became of a request that was sent before the browser went offline or came back says nothing of now.
 */
function noteOutcome(request: object, error?: unknown): void {
  if (sentAt.get(request) !== browserChanges) return
  if (error === undefined || error instanceof ApiError) set('online')
  else if (isNoAnswer(error)) set(navigator.onLine ? 'unreachable' : 'offline')
}

/** What fetch throws when there is no answer; an abort is something else. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError
}

/** Whether the server can be reached, as far as is known: every query and mutation tells. */
export function useConnection(): Connection {
  const queryClient = useQueryClient()
  useEffect(() => listenToRequests(queryClient), [queryClient])
  return useSyncExternalStore(subscribe, now)
}

/** Calls each time the server can be reached again after it could not; gives what ends that. */
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
    if (action.type === 'pending') sentAt.set(mutation, browserChanges)
    if (action.type === 'error') noteOutcome(mutation, action.error)
    if (action.type === 'success') noteOutcome(mutation)
  })
  return () => {
    stopQueries()
    stopMutations()
  }
}
