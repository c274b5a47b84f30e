import { Tabs } from '@mantine/core'
import { type ComponentType, useMemo } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { FactsFailed } from '../kit/facts-failed.tsx'
import { countedSheet } from '../kit/rows/counted-deck.ts'
import type { LoadedSheet } from '../kit/use-deck-sheet.ts'
import classes from './deck-tools.module.css'
import { LegalityPanel } from './legality/legality-panel.tsx'
import { DeckNumbers } from './numbers/deck-numbers.tsx'
import { type ToolName, toolLabels, toolNames } from './tool-names.ts'
import type { ToolPanelProps } from './tool-panel.ts'

export interface DeckToolsProps extends ToolPanelProps, LoadedSheet {
  shown: ToolName
  onShow: (tool: ToolName) => void
}

const LazyOdds = lazyPart(async () => (await import('./odds/odds-panel.tsx')).OddsPanel, {
  Loading: ToolLoading,
  Failed: ToolFailed,
})
const LazyNeeds = lazyPart(async () => (await import('./copies/needs-panel.tsx')).NeedsPanel, {
  Loading: ToolLoading,
  Failed: ToolFailed,
})

const LazyCuts = lazyPart(async () => (await import('./cuts/cuts-panel.tsx')).CutsPanel, {
  Loading: ToolLoading,
  Failed: ToolFailed,
})

const LazyPlan = lazyPart(async () => (await import('./plan/plan-panel.tsx')).PlanPanel, {
  Loading: ToolLoading,
  Failed: ToolFailed,
})

/** Without the cards that are hidden from counts. */
function CountedNumbers({ deck, sheet }: Pick<ToolPanelProps, 'deck' | 'sheet'>) {
  const counted = useMemo(() => sheet && countedSheet(sheet, deck), [deck, sheet])
  return <DeckNumbers sheet={counted} />
}

interface Tool {
  Panel: ComponentType<ToolPanelProps> & { preload?: () => Promise<void> }
  /** Whether it needs the facts of the cards. */
  needsSheet: boolean
}

const tools: Record<ToolName, Tool> = {
  legality: { Panel: LegalityPanel, needsSheet: true },
  numbers: { Panel: CountedNumbers, needsSheet: true },
  odds: { Panel: LazyOdds, needsSheet: true },
  copies: { Panel: LazyNeeds, needsSheet: false },
  cuts: { Panel: LazyCuts, needsSheet: true },
  plan: { Panel: LazyPlan, needsSheet: false },
}

/** For a tool in a file of its own: resolves once that can be rendered at once, or can't be loaded. */
export function preloadTool(tool: ToolName): Promise<void> | undefined {
  return tools[tool].Panel.preload?.()
}

/** The tools beside the card list, one at a time. */
export function DeckTools({ shown, onShow, failure, ...panel }: DeckToolsProps) {
  const { Panel, needsSheet } = tools[shown]
  const hasFailed = needsSheet && !panel.sheet && failure
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
            {toolLabels[tool]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown} className={classes.panel}>
        {hasFailed ? <FactsFailed {...failure} /> : <Panel {...panel} />}
      </Tabs.Panel>
    </Tabs>
  )
}

function ToolLoading() {
  return <p role="status">Loading...</p>
}

function ToolFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadProblem title="This tool could not be loaded" onRetry={onRetry}>
      Check your connection and try again.
    </LoadProblem>
  )
}
