import { type DeckFormat, pages } from '@manafolio/contract'
import { IconFileImport, IconPlus, IconShoppingCart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { deckQuery, decksQuery } from '../../../card-kit/decks-query.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { DeckTabs } from './deck-tabs.tsx'
import classes from './decks-page.module.css'
import { UnsavedNotice } from './unsaved-notice.tsx'

const CreateDeckDialog = lazyDialog(
  async () => (await import('./create-deck-dialog.tsx')).CreateDeckDialog,
)

/** The user's decks; the editor of one of them opens over the page. */
export function DecksPage() {
  const decks = useQuery(decksQuery)
  const [isCreating, setCreating] = useState(false)
  const [format, setFormat] = useState<DeckFormat>()
  const create = useRef<HTMLButtonElement>(null)
  const isCovered = useParams({ strict: false }).deckId !== undefined
  // What the editor covers comes after it; until then, the footer stays out of sight.
  const hasTabs = useDeferredValue(true, !isCovered)
  useDeckTitle()
  useRequestedCreation(() => open())

  function open(forFormat?: DeckFormat) {
    setFormat(forFormat)
    setCreating(true)
  }

  /** The button that opened the dialog may be gone: the first deck replaces the empty state. */
  function close() {
    setCreating(false)
    const { activeElement } = document
    if (!activeElement || activeElement.matches(nowhere)) create.current?.focus()
  }

  return (
    <>
      <div className={classes.top}>
        <PageHeading title="Deck Building">Build, price and compare your decks</PageHeading>
        <div className={classes.buttons}>
          <PageLink to={pages.deckPlans} Icon={IconShoppingCart}>
            Build and buy
          </PageLink>
          <PageLink to={pages.deckImport} Icon={IconFileImport}>
            Import
          </PageLink>
          <Button
            ref={create}
            className={classes.create}
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => open()}
          >
            Create New Deck
          </Button>
        </div>
      </div>
      <ConnectionNotice onRetry={() => void decks.refetch()} />
      <UnsavedNotice decks={decks.data} />
      {hasTabs ? (
        <DeckTabs
          decks={decks.data}
          error={decks.error}
          onRetry={() => void decks.refetch()}
          onCreate={open}
          onLastGone={() => create.current?.focus()}
        />
      ) : (
        <div data-loading="" />
      )}
      <OpenCreateDialog isOpen={isCreating} format={format} onClosed={close} />
      <Suspense
        fallback={
          <p role="status" className={classes.opening} data-loading>
            Opening the deck...
          </p>
        }
      >
        <Outlet />
      </Suspense>
    </>
  )
}

/** The palette led here to create a deck: once, and not again with a reload or Back. */
function useRequestedCreation(onCreate: () => void): void {
  const navigate = useNavigate()
  const isRequested = useLocation({ select: ({ state }) => state.createsDeck === true })
  const create = useEffectEvent(() => {
    onCreate()
    void navigate({ to: '.', search: true, replace: true })
  })
  useEffect(() => {
    if (isRequested) create()
  }, [isRequested])
}

interface PageLinkProps {
  to: typeof pages.deckPlans | typeof pages.deckImport
  Icon: typeof IconPlus
  children: string
}

function PageLink({ to, Icon, children }: PageLinkProps) {
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link to={to} search={{}} {...props} />}
    >
      {children}
    </Button>
  )
}

/** Matches where the focus ends up when it is lost: the body, the page, or the closing dialog. */
const nowhere = 'body, #main, [role=dialog] *'

/** The page title is the name of the open deck. */
function useDeckTitle() {
  const { deckId = '' } = useParams({ strict: false })
  // Read from the cache only: the editor fetches it.
  const { data: open } = useQuery({ ...deckQuery(deckId), enabled: false })
  const { data: decks } = useQuery(decksQuery)
  const name = open?.name ?? decks?.find(({ id }) => id === deckId)?.name
  useDocumentTitle(name ?? 'Deck Building')
}

interface OpenCreateDialogProps {
  isOpen: boolean
  /** The preselected format. */
  format: DeckFormat | undefined
  onClosed: () => void
}

/** Loads the dialog early, so that it opens without a delay. */
function OpenCreateDialog({ isOpen, format, onClosed }: OpenCreateDialogProps) {
  useEffect(() => whenIdle(CreateDeckDialog.preload), [])
  return isOpen && <CreateDeckDialog format={format} onClosed={onClosed} />
}
