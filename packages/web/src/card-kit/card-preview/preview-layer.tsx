import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownLink } from './link-store.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { watchLinks } from './watch-links.ts'

/** The quick view of every link to a card, mounted once for the whole app. */
export function PreviewLayer() {
  const [shown, setShown] = useState<ShownLink | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const router = useRouter()
  useEffect(() => {
    const { hide, stop } = watchLinks({ panel: () => panel.current, onChange: setShown })
    const unsubscribe = router.subscribe('onBeforeNavigate', hide)
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
  if (!shown) return null
  return createPortal(<PreviewPanel key={keyOf(shown)} shown={shown} ref={panel} />, document.body)
}

/** Another card is placed anew. */
function keyOf({ card: { id, name }, by, point }: ShownLink): string {
  return [id ?? name, by, point?.x, point?.y].join(' ')
}
