import { Tabs } from '@mantine/core'
import type { ComponentType } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { CutsPanel } from '../cuts/cuts-panel.tsx'
import { LegalityPanel } from '../legality/legality-panel.tsx'
import { DeckNumbers } from '../numbers/deck-numbers.tsx'
import classes from './deck-tools.module.css'
import { FactsFailed } from './facts-failed.tsx'
import { type ToolName, toolNames, toolWords } from './tool-names.ts'
import type { ToolPanelProps } from './tool-panel.ts'
import type { KnownSheet } from './use-deck-sheet.ts'

export interface DeckToolsProps extends ToolPanelProps, KnownSheet {
  shown: ToolName
  onShow: (tool: ToolName) => void
}

const LazyOdds = lazyPart(async () => (await import('../odds/odds-panel.tsx')).OddsPanel, {
  Loading: ToolLoading,
  Failed: ToolFailed,
})
const LazyNeeds = lazyPart(async () => (await import('../needs/needs-panel.tsx')).NeedsPanel, {
  Loading: ToolLoading,
  Failed: ToolFailed,
})

interface Tool {
  Panel: ComponentType<ToolPanelProps>
  /** Whether it works with the facts of the cards. */
  needsSheet: boolean
}

const tools: Record<ToolName, Tool> = {
  legality: { Panel: LegalityPanel, needsSheet: true },
  numbers: { Panel: DeckNumbers, needsSheet: true },
  odds: { Panel: LazyOdds, needsSheet: true },
  copies: { Panel: LazyNeeds, needsSheet: false },
  cuts: { Panel: CutsPanel, needsSheet: true },
}

/** What is known of a deck beside its list, one thing at a time. */
export function DeckTools({ shown, onShow, trouble, ...panel }: DeckToolsProps) {
  const { Panel, needsSheet } = tools[shown]
  const hasFailed = needsSheet && !panel.sheet && trouble
  return (
    <Tabs
      data-tools=""
      value={shown}
      keepMounted={false}
      onChange={(value) => {
        const tool = toolNames.find((one) => one === value)
        if (tool) onShow(tool)
      }}
      classNames={{ root: classes.tools, list: classes.tabs, tab: classes.tab }}
    >
      <Tabs.List aria-label="About this deck">
        {toolNames.map((tool) => (
          <Tabs.Tab key={tool} value={tool}>
            {toolWords[tool]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown} className={classes.panel}>
        {hasFailed ? <FactsFailed {...trouble} /> : <Panel {...panel} />}
      </Tabs.Panel>
    </Tabs>
  )
}

function ToolLoading() {
  return <p role="status">Loading...</p>
}

function ToolFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Problem
      title="This tool could not be loaded"
      action={
        <Button variant="default" mt={12} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Check your connection and try again.
    </Problem>
  )
}
