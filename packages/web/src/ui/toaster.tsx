import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { focusToast, toastKey } from './toaster-focus.ts'
import { askForToaster, toasterStore } from './toaster-store.ts'

const Notifications = lazy(async () => ({
  default: (await import('@mantine/notifications')).Notifications,
}))

/** Where toasts appear. Its code is fetched with the first one, or by useReadyToaster before that. */
export function Toaster() {
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.isWanted)
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  useToastKey()
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Notifications
        position={isPhone ? 'top-center' : 'bottom-right'}
        limit={1}
        autoClose={6000}
      />
    </Suspense>
  )
}

/** For who may soon need to be told that the network is gone: then the code can't be fetched. */
export function useReadyToaster(): void {
  useEffect(() => whenIdle(askForToaster), [])
}

function useToastKey() {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === toastKey && focusToast()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
