import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { ManaSymbol } from '../../card-kit/mana-symbol.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import classes from './filter-groups.module.css'
import { hasTerm, termsOf, toggledTerm } from './query-terms.ts'
import type { FilterGroup } from './quick-filters.ts'

interface FilterGroupsProps {
  groups: readonly FilterGroup[]
  query: string
  onChange: (query: string) => void
  onClose: () => void
}

/** Each button adds a term to the query or removes it. */
export function FilterGroups({ groups, query, onChange, onClose }: FilterGroupsProps) {
  const panel = useRef<HTMLDivElement>(null)
  useDismiss(panel, onClose)
  usePanelTop(panel)

  function close() {
    const opener = panel.current?.previousElementSibling
    if (opener instanceof HTMLElement) opener.focus()
    onClose()
  }

  return (
    <div ref={panel} className={classes.panel}>
      <div className={classes.head}>
        <p className={classes.name}>Filter your collection</p>
        <button type="button" className={classes.done} onClick={close}>
          Done
        </button>
      </div>
      {groups.map((group) => (
        <Group key={group.title} group={group} query={query} onChange={onChange} />
      ))}
    </div>
  )
}

type GroupProps = Pick<FilterGroupsProps, 'query' | 'onChange'> & { group: FilterGroup }

function Group({ group, query, onChange }: GroupProps) {
  const title = useId()
  const terms = termsOf(query)
  const others = group.takes === 'one' ? group.filters.map(({ term }) => term) : []
  return (
    <fieldset className={classes.group} aria-labelledby={title}>
      <p id={title} className={classes.title}>
        {group.title}
      </p>
      <div className={classes.chips}>
        {group.filters.map(({ label, term, symbol }) => (
          <button
            key={label}
            type="button"
            className={classes.chip}
            aria-pressed={hasTerm(terms, term)}
            title={term}
            onClick={() => onChange(toggledTerm(query, term, others))}
          >
            {symbol && <ManaSymbol symbol={symbol} />}
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Sets `--panel-top` to the panel's distance from the top of the viewport, and updates it when the
 * panel moves.
 */
function usePanelTop(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0
      panel.current?.style.setProperty('--panel-top', `${Math.round(top)}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [panel])
}
