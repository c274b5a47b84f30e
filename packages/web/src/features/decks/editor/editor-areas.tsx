import { useMediaQuery } from '@mantine/hooks'
import { memo, useCallback, useDeferredValue, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FoldingColumn } from '../kit/rows/use-deck-view.ts'
import { SuggestedCards } from '../panels/advice/suggested-cards.tsx'
import { DeckTools, type DeckToolsProps } from '../panels/deck-tools.tsx'
import type { ToolName } from '../panels/tool-names.ts'
import type { ToolTarget } from '../panels/tool-panel.ts'
import { AddCards } from './add-cards/add-cards.tsx'
import { type Area, AreaTabs, panelProps } from './area-tabs.tsx'
import { CurrentCards } from './cards/current-cards.tsx'
import classes from './editor-areas.module.css'
import { SideColumn } from './side-column.tsx'
import { useFoldedColumns } from './use-folded-columns.ts'

export interface EditorAreasProps extends Omit<DeckToolsProps, 'onOpen' | 'shown' | 'onShow'> {
  /** The open tool. */
  tool: ToolName
  onTool: (tool: ToolName) => void
  /** Opens a tool from outside the tabs, scrolls to it and focuses it. */
  onOpenTool: (tool: ToolName) => void
  /** The area chosen by the user where only one fits; undefined until one is chosen. */
  area: Area | undefined
  onArea: (area: Area) => void
  /** Opens the deck details dialog. */
  onFacts: () => void
}

// Memoized: opening a tool or folding a column rerenders only what it concerns.
const Added = memo(AddCards)
const Suggested = memo(SuggestedCards)
const Current = memo(CurrentCards)
const Tools = memo(DeckTools)

/** Areas side by side where there is room, otherwise in tabs that keep their state. */
export function EditorAreas(props: EditorAreasProps) {
  const { deck, failure, actions, tool, onTool, onOpenTool, area, onArea, onFacts } = props
  // What is computed of a deck follows its cards a moment later.
  const countedDeck = useDeferredValue(deck)
  const sheet = useDeferredValue(props.sheet)
  const tabs = useTabs()
  const [first] = useState<Area>(deck.cards.length === 0 ? 'add' : 'cards')
  const requested = area ?? first
  const { folded, fold } = useFoldedColumns()
  const isDesktop = tabs.length === 0
  const addArea = useRef<HTMLDivElement>(null)
  const id = useId()
  const shown = tabs.includes(requested) ? requested : 'add'
  const columnProps = (column: FoldingColumn) => ({
    column,
    isFolded: isDesktop && folded.includes(column),
    onFold: isDesktop ? (isFolded: boolean) => fold(column, isFolded) : undefined,
  })
  const panel = (one: Area) => (tabs.includes(one) ? panelProps(id, one, shown) : {})

  // The pressed button disappears with its area, so the focus moves to the tab or the search field.
  const openAdd = useCallback(() => {
    flushSync(() => {
      onArea('add')
      fold('add', false)
    })
    const tab = document.getElementById(`${id}-tab-add`)
    const target = tab ?? addArea.current?.querySelector('input')
    target?.focus()
  }, [id, onArea, fold])

  const open = useCallback(
    (target: ToolTarget) => {
      if (target === 'add') openAdd()
      else if (target === 'facts') onFacts()
      else onOpenTool('cuts')
    },
    [openAdd, onOpenTool, onFacts],
  )

  return (
    <div className={classes.areas} data-folded={folded.join(' ')}>
      {tabs.length > 0 && <AreaTabs {...{ id, tabs, shown }} onChange={onArea} />}
      <SideColumn {...columnProps('add')} ref={addArea} className={classes.add} {...panel('add')}>
        <Added deck={deck} actions={actions} />
        <Suggested deck={countedDeck} actions={actions} />
      </SideColumn>
      <div className={classes.cards} {...panel('cards')}>
        <Current
          deck={deck}
          actions={actions}
          onAdd={tabs.includes('cards') ? openAdd : undefined}
        />
      </div>
      <SideColumn
        {...columnProps('numbers')}
        className={classes.numbers}
        {...scrollable}
        {...panel('numbers')}
      >
        <Tools
          deck={countedDeck}
          {...{ sheet, failure, actions }}
          shown={tool}
          onShow={onTool}
          onOpen={open}
        />
      </SideColumn>
    </div>
  )
}

/** Phones show one area at a time, tablets the list and one other area. */
function useTabs(): readonly Area[] {
  const isPhone = useMediaQuery('(max-width: 43.74em)', false, mediaQueryOptions)
  const isTablet = useMediaQuery('(max-width: 68.74em)', false, mediaQueryOptions)
  if (isPhone) return ['cards', 'add', 'numbers']
  return isTablet ? ['add', 'numbers'] : []
}

// Focusable so that it can be scrolled by keyboard.
const scrollable = { role: 'group', 'aria-label': 'Analysis', tabIndex: 0 }

const mediaQueryOptions = { getInitialValueInEffect: false }
