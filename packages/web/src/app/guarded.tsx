import type { ComponentType, ReactNode } from 'react'

type Guard = ComponentType<{ children: ReactNode }>

type FetchedPage = ComponentType & { preload(): Promise<void> | undefined }

/** A page for those whom a guard lets in, fetched as the page itself would be. */
export function guarded(Guard: Guard, Page: FetchedPage) {
  const GuardedPage = () => (
    <Guard>
      <Page />
    </Guard>
  )
  return Object.assign(GuardedPage, { preload: Page.preload })
}
