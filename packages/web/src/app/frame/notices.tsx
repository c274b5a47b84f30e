import { useEffect } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { preloadToaster } from '../../ui/toaster.tsx'

interface NoticesProps {
  /** Called when a notice that had the focus is gone. */
  onGone: () => void
}

const ChangeNotice = lazyPart(
  async () => (await import('../../features/card-changes/change-notice.tsx')).ChangeNotice,
)

/** What a signed-in user should know on whatever page. Fetched apart, since there is mostly nothing. */
export function Notices({ onGone }: NoticesProps) {
  useEffect(() => void preloadToaster(), [])
  return <ChangeNotice onGone={onGone} />
}
