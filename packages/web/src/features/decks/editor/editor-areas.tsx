import type { DeckDetail } from '@manafolio/contract'
import { useMediaQuery } from '@mantine/hooks'
import { memo, useCallback, useId, useState } from 'react'
import { AddCards } from '../add-cards/add-cards.tsx'
import { CurrentCards } from '../cards/current-cards.tsx'
import { type DeckActions, type DeckRow, rowKey } from '../deck-actions.ts'
import { SuggestedCards } from '../suggestions/suggested-cards.tsx'
import { DeckTools } from '../tools/deck-tools.tsx'
import type { ToolName } from '../tools/tool-names.ts'
import type { ToolTarget } from '../tools/tool-panel.ts'
import { useDeckSheet } from '../tools/use-deck-sheet.ts'
import { type Area, AreaTabs, panelProps } from './area-tabs.tsx'
import { CardPreview } from './card-preview.tsx'
import classes from './editor-areas.module.css'

interface EditorAreasProps {
  deck: DeckDetail
  actions: DeckActions
  /** Which tool is shown beside the list. */
  tool: ToolName
  onTool: (tool: ToolName) => void
  /** Opens what is said of the deck, to be changed. */
  onFacts: () => void
}

// Pointing at a row draws only its preview anew.
const Added = memo(AddCards)
const Suggested = memo(SuggestedCards)
const Current = memo(CurrentCards)
const Tools = memo(DeckTools)

/** Beside each other where there is room; elsewhere one at a time behind tabs, the others as they were. */
export function EditorAreas({ deck, actions, tool, onTool, onFacts }: EditorAreasProps) {
  const tabs = useTabs()
  const { sheet } = useDeckSheet(deck)
  const [wanted, setWanted] = useState<Area>(deck.cards.length === 0 ? 'add' : 'cards')
  const [pointed, setPointed] = useState<string>()
  const id = useId()
  // The last one stays: on the way to its picture nothing else takes its place.
  const onPoint = useCallback((row: DeckRow | null) => row && setPointed(rowKey(row)), [])
  const shown = tabs.includes(wanted) ? wanted : 'add'
  const panel = (area: Area) => (tabs.includes(area) ? panelProps(id, area, shown) : {})

  // What was pressed goes with its area.
  const toAdd = useCallback(() => {
    setWanted('add')
    document.getElementById(`${id}-tab-add`)?.focus()
  }, [id])

  const open = useCallback(
    (target: ToolTarget) => {
      if (target === 'add') toAdd()
      else if (target === 'facts') onFacts()
      else onTool('cuts')
    },
    [toAdd, onTool, onFacts],
  )

  return (
    <div className={classes.areas}>
      {tabs.length > 0 && (
        <AreaTabs {...{ id, tabs, shown }} cards={deck.cardCount} onChange={setWanted} />
      )}
      <div className={classes.add} {...panel('add')}>
        <Added deck={deck} actions={actions} />
        <Suggested deck={deck} actions={actions} />
      </div>
      <div className={classes.cards} {...panel('cards')}>
        <Current
          deck={deck}
          actions={actions}
          onPoint={onPoint}
          onAdd={tabs.includes('cards') ? toAdd : undefined}
        />
      </div>
      {/* Nothing in it has the focus, but whoever has only keys scrolls it too. */}
      <div className={classes.numbers} {...scrollable} {...panel('numbers')}>
        <CardPreview deck={deck} pointed={pointed} />
        <Tools {...{ deck, sheet, actions }} shown={tool} onShow={onTool} onOpen={open} />
      </div>
    </div>
  )
}

/** A phone has room for one area, a tablet for the list and one beside it. */
function useTabs(): readonly Area[] {
  const isPhone = useMediaQuery('(max-width: 699px)', false, atOnce)
  const isTablet = useMediaQuery('(max-width: 1099px)', false, atOnce)
  if (isPhone) return ['cards', 'add', 'numbers']
  return isTablet ? ['add', 'numbers'] : []
}

const scrollable = { role: 'group', 'aria-label': 'Card and numbers', tabIndex: 0 }

const atOnce = { getInitialValueInEffect: false }
