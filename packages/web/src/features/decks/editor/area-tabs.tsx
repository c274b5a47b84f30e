import { Tabs } from '@mantine/core'
import { type ComponentProps, useRef } from 'react'
import classes from './area-tabs.module.css'

export type Area = 'cards' | 'add' | 'numbers'

const labels: Record<Area, string> = { cards: 'Cards', add: 'Add', numbers: 'Analysis' }

interface AreaTabsProps {
  id: string
  tabs: readonly Area[]
  shown: Area
  onChange: (area: Area) => void
}

/** Tabs for the areas. They are sticky, and the shown area begins below them. */
export function AreaTabs({ id, tabs, shown, onChange }: AreaTabsProps) {
  const bar = useRef<HTMLDivElement>(null)
  function show(value: string | null) {
    const area = tabs.find((one) => one === value)
    if (!area) return
    onChange(area)
    scrollToTop(bar.current)
  }

  return (
    <Tabs
      ref={bar}
      id={id}
      value={shown}
      onChange={show}
      className={classes.bar}
      classNames={{ list: classes.tabs }}
    >
      <Tabs.List>
        {tabs.map((area) => (
          <Tabs.Tab key={area} value={area} aria-controls={panelId(id, area)}>
            {labels[area]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}

/** Props that make an area the panel of its tab. */
export function panelProps(id: string, area: Area, shown: Area): ComponentProps<'div'> {
  return {
    role: 'tabpanel',
    id: panelId(id, area),
    'aria-labelledby': `${id}-tab-${area}`,
    hidden: area !== shown,
  }
}

function panelId(id: string, area: Area): string {
  return `${id}-panel-${area}`
}

/** Scrolls only up: what is above the tabs stays visible. */
function scrollToTop(bar: HTMLElement | null) {
  const [scroller, areas] = [bar?.closest('[role=dialog]'), bar?.parentElement]
  if (!bar || !scroller || !areas) return
  const above = Number.parseFloat(getComputedStyle(bar).top) || 0
  scroller.scrollTop = Math.min(scroller.scrollTop, areas.offsetTop - above)
}
