import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasterStore } from './toaster-store.ts'

const Notifications = lazy(async () => ({
  default: (await import('@mantine/notifications')).Notifications,
}))

/** Where toasts appear. Its code is fetched with the first one, which most visits never see. */
export function Toaster() {
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.isWanted)
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
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
