import type { ComponentType, ReactNode } from 'react'

type Guard = ComponentType<{ children: ReactNode }>

/** A page for those whom a guard lets in, fetched as the page itself would be. */
export function guarded(Guard: Guard, Page: ComponentType & { preload(): Promise<void> }) {
  const GuardedPage = () => (
    <Guard>
      <Page />
    </Guard>
  )
  return Object.assign(GuardedPage, { preload: Page.preload })
}
