import { useCallback, useState } from 'react'
import { onTestFinished } from 'vitest'
import type { DeckChanges } from '../../features/decks/kit/changes/deck-changes.ts'
import { deckChangesRegistry } from '../../features/decks/kit/changes/deck-changes-registry.ts'
import { useDeckChanges } from '../../features/decks/kit/changes/use-deck-changes.ts'
import { useDeckSheet } from '../../features/decks/kit/use-deck-sheet.ts'
import { DeckTools } from '../../features/decks/panels/deck-tools.tsx'
import { LegalityBadge } from '../../features/decks/panels/legality/legality-badge.tsx'
import type { ToolName } from '../../features/decks/panels/tool-names.ts'
import type { ToolTarget } from '../../features/decks/panels/tool-panel.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

/** Renders the tools of the only deck and its badge, with one tool open. */
export async function drawTool(tool: ToolName) {
  const opened: ToolTarget[] = []
  let changes: DeckChanges | undefined
  function Page() {
    const open = useDeckChanges('deck-1')
    const known = useDeckSheet(open.deck)
    const [shown, show] = useState(tool)
    const onOpen = useCallback((target: ToolTarget) => void opened.push(target), [])
    changes = open.changes
    const { deck } = open
    if (!deck) return null
    return (
      <>
        <LegalityBadge sheet={known.sheet} onOpen={() => show('legality')} />
        <DeckTools
          {...{ ...known, deck, shown, onOpen }}
          actions={open.changes.actions}
          onShow={show}
        />
      </>
    )
  }
  const page = await drawPage(Page, { user: karn, site: plainSite })
  onTestFinished(() => deckChangesRegistry(page.queryClient).closeAll()) // they outlive their page
  await waitFor(() => panelIn(page.box))
  if (!changes) throw new Error('The page was not drawn.')
  return { ...page, changes, opened, panel: () => panelIn(page.box) }
}

function panelIn(box: Element): HTMLElement {
  const panel = box.querySelector<HTMLElement>('[role=tabpanel]')
  if (!panel) throw new Error('There is no panel.')
  return panel
}
