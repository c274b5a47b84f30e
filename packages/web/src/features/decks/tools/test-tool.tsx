import { useCallback, useState } from 'react'
import { onTestFinished } from 'vitest'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import type { DeckChanges } from '../changes/deck-changes.ts'
import { knownChanges } from '../changes/known-changes.ts'
import { useDeckChanges } from '../changes/use-deck-changes.ts'
import { LegalityBadge } from '../legality/legality-badge.tsx'
import { DeckTools } from './deck-tools.tsx'
import type { ToolName } from './tool-names.ts'
import type { ToolTarget } from './tool-panel.ts'
import { useDeckSheet } from './use-deck-sheet.ts'

/** A page with the tools of the only deck and its badge, one tool shown. */
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
  onTestFinished(() => knownChanges(page.queryClient).closeAll()) // they outlive their page
  await waitFor(() => panelIn(page.box))
  if (!changes) throw new Error('The page was not drawn.')
  return { ...page, changes, opened, panel: () => panelIn(page.box) }
}

function panelIn(box: Element): HTMLElement {
  const panel = box.querySelector<HTMLElement>('[role=tabpanel]')
  if (!panel) throw new Error('There is no panel.')
  return panel
}
