import { type ComponentType, lazy, Suspense } from 'react'
import { useReadyToaster } from '../../ui/toaster.tsx'

interface NoticesProps {
  /** Called when a notice that had the focus is gone. */
  onGone: () => void
}

const ChangeNotice = lazy(async (): Promise<{ default: ComponentType<NoticesProps> }> => {
  try {
    const { ChangeNotice } = await import('../../features/card-changes/change-notice.tsx')
    return { default: ChangeNotice }
  } catch {
    return { default: () => null } // the page is whole without it, and the next one asks again
  }
})

/** What a signed-in user should know on whatever page. Fetched apart, since there is mostly nothing. */
export function Notices({ onGone }: NoticesProps) {
  useReadyToaster()
  return (
    <Suspense fallback={null}>
      <ChangeNotice onGone={onGone} />
    </Suspense>
  )
}
