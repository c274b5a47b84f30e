import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'

const path = '/service-worker.js'
/** The browser itself looks for a new version when a page is opened, which in an app can take days. */
const checkMs = 60 * 60 * 1000

/** Installs the service worker. Returns what starts its new version, when one is waiting. */
export function useServiceWorker(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const controller = new AbortController()
    const { signal } = controller
    const cancel = whenIdle(async () => {
      const registration = await register()
      if (!registration || signal.aborted) return
      watch(registration, setWaiting, signal)
      checkRegularly(registration, signal)
    })
    signal.addEventListener('abort', cancel)
    return () => controller.abort()
  }, [])
  return waiting && (() => startVersion(waiting))
}

/** Browsers refuse it where storage is blocked; the app works without it. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(path)
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}

function watch(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker) => void,
  signal: AbortSignal,
): void {
  const show = () => {
    // The first version replaces nothing.
    if (registration.waiting && registration.active) onWaiting(registration.waiting)
  }
  show()
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', show, { signal }),
    { signal },
  )
}

function checkRegularly(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const timer = setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible') void update(registration)
  }, checkMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** A server that does not answer is asked again an hour later. */
async function update(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch((error) => {
    if (!(error instanceof TypeError)) throw error
  })
}

/** Reloads the page once the new version is active. With unsaved changes, the browser wants a confirmation. */
function startVersion(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') window.location.reload()
  })
  worker.postMessage('activate')
}
