import { useId, useRef } from 'react'
import { ManaSymbol } from '../../card-kit/mana-symbol.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import classes from './filter-groups.module.css'
import { hasTerm, termsOf, toggledTerm } from './query-terms.ts'
import type { FilterGroup } from './quick-filters.ts'
import { usePanelTop } from './use-panel-top.ts'

interface FilterGroupsProps {
  groups: readonly FilterGroup[]
  query: string
  onChange: (query: string) => void
  onClose: () => void
}

/** Each press writes a term into the query, or takes it out. */
export function FilterGroups({ groups, query, onChange, onClose }: FilterGroupsProps) {
  const panel = useRef<HTMLDivElement>(null)
  useDismiss(panel, onClose)
  usePanelTop(panel)

  function leave() {
    const opener = panel.current?.previousElementSibling
    if (opener instanceof HTMLElement) opener.focus()
    onClose()
  }

  return (
    <div ref={panel} className={classes.panel}>
      <div className={classes.head}>
        <p className={classes.name}>Filter your collection</p>
        <button type="button" className={classes.done} onClick={leave}>
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
