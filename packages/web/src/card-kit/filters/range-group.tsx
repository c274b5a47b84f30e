import { useId, useState } from 'react'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps, QueryFilter } from './query-filter.ts'
import { type Bound, isImpossible, numberOf, type Range } from './range-filter.ts'
import classes from './range-group.module.css'

interface RangeGroupProps extends FilterProps {
  title: string
  filter: QueryFilter<Range>
  /** Stands before the numbers, such as a dollar sign. */
  unit?: string
}

/** Two numbers, either of which may be left out. */
export function RangeGroup({ title, filter, unit, query, onChange }: RangeGroupProps) {
  const range = filter.valueIn(query)

  function change(end: keyof Range, number: string) {
    const { [end]: bound, ...rest } = range
    const changed = { ...rest, ...(number && { [end]: { isStrict: false, ...bound, number } }) }
    onChange(filter.withValue(query, changed))
  }

  return (
    <FilterGroup title={title} terms={filter.termsIn(query)}>
      <div className={classes.range}>
        <BoundField
          title={title}
          word={range.from?.isStrict ? 'more than' : 'from'}
          unit={unit}
          bound={range.from}
          onChange={(number) => change('from', number)}
        />
        <BoundField
          title={title}
          word={range.to?.isStrict ? 'less than' : 'to'}
          unit={unit}
          bound={range.to}
          onChange={(number) => change('to', number)}
        />
      </div>
      {isImpossible(range) && (
        <p role="status" className={classes.problem}>
          Nothing is in this range.
        </p>
      )}
    </FilterGroup>
  )
}

interface BoundFieldProps {
  title: string
  /** Between the title and the number, such as “from”. */
  word: string
  unit: string | undefined
  bound: Bound | undefined
  /** Called with a number, or with the empty text. */
  onChange: (number: string) => void
}

/** What is typed stays until the field is left, even if it is no number. */
function BoundField({ title, word, unit, bound, onChange }: BoundFieldProps) {
  const [typed, setTyped] = useState<string>()
  const problem = useId()
  const isWrong = typed !== undefined && typed.trim() !== '' && numberOf(typed) === undefined

  function change(text: string) {
    setTyped(text)
    const number = text.trim() === '' ? '' : numberOf(text)
    if (number !== undefined) onChange(number)
  }

  return (
    <label className={classes.bound}>
      <span className={classes.word}>{word}</span>
      <span className={classes.box} data-wrong={isWrong || undefined}>
        {unit && <span className={classes.unit}>{unit}</span>}
        <input
          className={classes.number}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${title} ${word}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? problem : undefined}
          value={typed ?? bound?.number ?? ''}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
      </span>
      {isWrong && (
        <span id={problem} className={classes.problem}>
          A number, such as 3
        </span>
      )}
    </label>
  )
}
