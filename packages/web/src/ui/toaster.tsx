import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { focusToast, toastKey } from './toaster-focus.ts'
import { toasterStore } from './toaster-store.ts'

const Notifications = lazyPart(async () => (await import('@mantine/notifications')).Notifications)

/** Loads the code of toasts early: while offline it could not be loaded to report the failure. */
export const preloadToaster = Notifications.preload

/** The container of toasts. Its code is loaded with the first one, or by preloadToaster before that. */
export function Toaster() {
  const isRequested = useSyncExternalStore(toasterStore.subscribe, toasterStore.isRequested)
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  useToastKey()
  if (!isRequested) return null
  return (
    <Notifications position={isPhone ? 'top-center' : 'bottom-right'} limit={1} autoClose={6000} />
  )
}

function useToastKey() {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === toastKey && focusToast()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
