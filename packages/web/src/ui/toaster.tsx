import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { focusToast, toastKey } from './toaster-focus.ts'
import { toasterStore } from './toaster-store.ts'

const Notifications = lazyPart(async () => (await import('@mantine/notifications')).Notifications)

/** Fetches the code of toasts early: without a network it can't be fetched to say so. */
export const preloadToaster = Notifications.preload

/** Where toasts appear. Its code is fetched with the first one, or by preloadToaster before that. */
export function Toaster() {
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.isWanted)
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  useToastKey()
  if (!isWanted) return null
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
