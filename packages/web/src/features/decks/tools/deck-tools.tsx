import { Tabs } from '@mantine/core'
import { type ComponentType, lazy, Suspense } from 'react'
import { CutsPanel } from '../cuts/cuts-panel.tsx'
import { LegalityPanel } from '../legality/legality-panel.tsx'
import { DeckNumbers } from '../numbers/deck-numbers.tsx'
import classes from './deck-tools.module.css'
import { type ToolName, toolNames, toolWords } from './tool-names.ts'
import type { ToolPanelProps } from './tool-panel.ts'

interface DeckToolsProps extends ToolPanelProps {
  shown: ToolName
  onShow: (tool: ToolName) => void
}

const LazyOdds = lazy(async () => ({
  default: (await import('../odds/odds-panel.tsx')).OddsPanel,
}))
const LazyNeeds = lazy(async () => ({
  default: (await import('../needs/needs-panel.tsx')).NeedsPanel,
}))

const panels: Record<ToolName, ComponentType<ToolPanelProps>> = {
  legality: LegalityPanel,
  numbers: DeckNumbers,
  odds: LazyOdds,
  copies: LazyNeeds,
  cuts: CutsPanel,
}

/** What is known of a deck beside its list, one thing at a time. */
export function DeckTools({ shown, onShow, ...panel }: DeckToolsProps) {
  const Panel = panels[shown]
  return (
    <Tabs
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
        <Suspense fallback={<p role="status">Loading...</p>}>
          <Panel {...panel} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  )
}
