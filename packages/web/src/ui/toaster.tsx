import { useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { ToastNavigation } from './toaster-navigation.ts'
import { requestToaster, toasterStore } from './toaster-store.ts'

const ToasterRegion = lazyPart(async () => (await import('./toaster-region.tsx')).ToasterRegion)

const GivingWay = lazyPart(async () => (await import('./giving-way.tsx')).GivingWay)

/**
 * Renders the container early: while offline its code could not be loaded to report the failure, and
 * screen readers announce only what changes in a live region that is there already.
 */
export async function preloadToaster(): Promise<void> {
  await ToasterRegion.preload()
  requestToaster()
}

interface ToasterProps {
  /** Opens an address that a toast links to. */
  onNavigate?: (address: string) => void
}

/** The container of toasts. Its code is loaded with the first one, or by preloadToaster before that. */
export function Toaster({ onNavigate }: ToasterProps) {
  const isRequested = useSyncExternalStore(toasterStore.subscribe, toasterStore.isRequested)
  if (!isRequested) return null
  return (
    <ToastNavigation value={onNavigate ?? null}>
      <ToasterRegion GivingWay={GivingWay} />
    </ToastNavigation>
  )
}
