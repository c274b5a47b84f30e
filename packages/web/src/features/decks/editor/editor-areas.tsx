import { type Card, type DeckDetail, slotKey } from '@manafolio/contract'
import { useMediaQuery } from '@mantine/hooks'
import { memo, useCallback, useId, useRef, useState } from 'react'
import { CardImage } from '../../../card-kit/card-image.tsx'
import type { DeckRow } from '../kit/deck-actions.ts'
import { mostExpensiveOf } from '../kit/rows/card-price.ts'
import { countedNumbers } from '../kit/rows/counted-deck.ts'
import { SuggestedCards } from '../panels/advice/suggested-cards.tsx'
import { DeckTools, type DeckToolsProps } from '../panels/deck-tools.tsx'
import type { ToolName } from '../panels/tool-names.ts'
import type { ToolTarget } from '../panels/tool-panel.ts'
import { AddCards } from './add-cards/add-cards.tsx'
import { type Area, AreaTabs, panelProps } from './area-tabs.tsx'
import { CurrentCards } from './cards/current-cards.tsx'
import classes from './editor-areas.module.css'

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

// Memoized so that hovering over a row rerenders only its preview.
const Added = memo(AddCards)
const Suggested = memo(SuggestedCards)
const Current = memo(CurrentCards)
const Tools = memo(DeckTools)

/** Areas side by side where there is room, otherwise in tabs that keep their state. */
export function EditorAreas(props: EditorAreasProps) {
  const { deck, sheet, failure, actions, tool, onTool, onOpenTool, area, onArea, onFacts } = props
  const tabs = useTabs()
  const [first] = useState<Area>(deck.cards.length === 0 ? 'add' : 'cards')
  const requested = area ?? first
  const [pointed, setPointed] = useState<string>()
  const addArea = useRef<HTMLDivElement>(null)
  const id = useId()
  // The last hovered row stays in the preview while the pointer moves to the picture.
  const onPoint = useCallback((row: DeckRow | null) => row && setPointed(slotKey(row)), [])
  const shown = tabs.includes(requested) ? requested : 'add'
  const panel = (one: Area) => (tabs.includes(one) ? panelProps(id, one, shown) : {})

  // The pressed button disappears with its area, so the focus moves to the tab or the search field.
  const openAdd = useCallback(() => {
    onArea('add')
    const tab = document.getElementById(`${id}-tab-add`)
    const target = tab ?? addArea.current?.querySelector('input')
    target?.focus()
  }, [id, onArea])

  const open = useCallback(
    (target: ToolTarget) => {
      if (target === 'add') openAdd()
      else if (target === 'facts') onFacts()
      else onOpenTool('cuts')
    },
    [openAdd, onOpenTool, onFacts],
  )

  return (
    <div className={classes.areas}>
      {tabs.length > 0 && (
        <AreaTabs
          {...{ id, tabs, shown }}
          cards={countedNumbers(deck).cardCount}
          onChange={onArea}
        />
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
          onAdd={tabs.includes('cards') ? openAdd : undefined}
        />
      </div>
      {/* Focusable so that it can be scrolled by keyboard. */}
      <div className={classes.numbers} {...scrollable} {...panel('numbers')}>
        <CardPreview deck={deck} pointed={pointed} />
        <Tools {...{ deck, sheet, failure, actions }} shown={tool} onShow={onTool} onOpen={open} />
      </div>
    </div>
  )
}

/** Phones show one area at a time, tablets the list and one other area. */
function useTabs(): readonly Area[] {
  const isPhone = useMediaQuery('(max-width: 699px)', false, mediaQueryOptions)
  const isTablet = useMediaQuery('(max-width: 1099px)', false, mediaQueryOptions)
  if (isPhone) return ['cards', 'add', 'numbers']
  return isTablet ? ['add', 'numbers'] : []
}

const scrollable = { role: 'group', 'aria-label': 'Card and analysis', tabIndex: 0 }

const mediaQueryOptions = { getInitialValueInEffect: false }

interface CardPreviewProps {
  deck: DeckDetail
  /** The key of a row. */
  pointed: string | undefined
}

/** The card of the hovered row, or else the one that represents the deck. */
function CardPreview({ deck, pointed }: CardPreviewProps) {
  const card = cardAt(deck, pointed) ?? deck.commander ?? mostExpensiveOf(deck.cards)
  if (!card) return null
  return (
    <div className={classes.preview}>
      <CardImage key={card.id} card={card} sizes="256px" loading="eager" />
    </div>
  )
}

function cardAt({ cards }: DeckDetail, key: string | undefined): Card | null | undefined {
  return key === undefined ? undefined : cards.find((row) => slotKey(row) === key)?.card
}
