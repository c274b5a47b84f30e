import { useMediaQuery } from '@mantine/hooks'
import { memo, useCallback, useId, useRef, useState } from 'react'
import { AddCards } from '../add-cards/add-cards.tsx'
import { CurrentCards } from '../cards/current-cards.tsx'
import { type DeckRow, rowKey } from '../deck-actions.ts'
import { SuggestedCards } from '../suggestions/suggested-cards.tsx'
import { DeckTools, type DeckToolsProps } from '../tools/deck-tools.tsx'
import type { ToolName } from '../tools/tool-names.ts'
import type { ToolTarget } from '../tools/tool-panel.ts'
import { type Area, AreaTabs, panelProps } from './area-tabs.tsx'
import { CardPreview } from './card-preview.tsx'
import classes from './editor-areas.module.css'

export interface EditorAreasProps extends Omit<DeckToolsProps, 'onOpen' | 'shown' | 'onShow'> {
  /** Which tool is shown beside the list. */
  tool: ToolName
  onTool: (tool: ToolName) => void
  /** The same from elsewhere than the tools, in sight and with the focus. */
  onOpenTool: (tool: ToolName) => void
  /** What somebody wants to see where there is no room for all; nobody said so at first. */
  area: Area | undefined
  onArea: (area: Area) => void
  /** Opens what is said of the deck, to be changed. */
  onFacts: () => void
}

// Pointing at a row draws only its preview anew.
const Added = memo(AddCards)
const Suggested = memo(SuggestedCards)
const Current = memo(CurrentCards)
const Tools = memo(DeckTools)

/** Beside each other where there is room; elsewhere one at a time behind tabs, the others as they were. */
export function EditorAreas(props: EditorAreasProps) {
  const { deck, sheet, trouble, actions, tool, onTool, onOpenTool, area, onArea, onFacts } = props
  const tabs = useTabs()
  const [first] = useState<Area>(deck.cards.length === 0 ? 'add' : 'cards')
  const wanted = area ?? first
  const [pointed, setPointed] = useState<string>()
  const addArea = useRef<HTMLDivElement>(null)
  const id = useId()
  // The last one stays: on the way to its picture nothing else takes its place.
  const onPoint = useCallback((row: DeckRow | null) => row && setPointed(rowKey(row)), [])
  const shown = tabs.includes(wanted) ? wanted : 'add'
  const panel = (one: Area) => (tabs.includes(one) ? panelProps(id, one, shown) : {})

  // What was pressed goes with its area.
  const toAdd = useCallback(() => {
    onArea('add')
    const tab = document.getElementById(`${id}-tab-add`)
    const target = tab ?? addArea.current?.querySelector('input')
    target?.focus()
  }, [id, onArea])

  const open = useCallback(
    (target: ToolTarget) => {
      if (target === 'add') toAdd()
      else if (target === 'facts') onFacts()
      else onOpenTool('cuts')
    },
    [toAdd, onOpenTool, onFacts],
  )

  return (
    <div className={classes.areas}>
      {tabs.length > 0 && (
        <AreaTabs {...{ id, tabs, shown }} cards={deck.cardCount} onChange={onArea} />
      )}
      <div ref={addArea} className={classes.add} {...panel('add')}>
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
        <Tools {...{ deck, sheet, trouble, actions }} shown={tool} onShow={onTool} onOpen={open} />
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
