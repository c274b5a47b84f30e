import { type CardPrinting, finishes, finishNames, languageNames } from '@manafolio/contract'
import { CheckOption } from '../../../ui/check-option.tsx'
import { RowSelect } from '../../../ui/row-select.tsx'
import classes from './printing-filters.module.css'
import { type PrintingFilter, type PrintingSort, printingSorts } from './printings-shown.ts'

interface PrintingFiltersProps {
  printings: readonly CardPrinting[]
  filter: PrintingFilter
  sort: PrintingSort
  canOwn: boolean
  onFilter: (filter: PrintingFilter) => void
  onSort: (sort: PrintingSort) => void
}

// Object.keys returns the keys of a constant, which are sorts.
const sorts = Object.keys(printingSorts) as PrintingSort[]
const finishChoices = ['any', ...finishes] as const
const finishLabels: Record<(typeof finishChoices)[number], string> = {
  any: 'Any finish',
  ...finishNames,
}
const languageLabels: Readonly<Record<string, string>> = { any: 'Any language', ...languageNames }

/** Narrows the list of printings down, and orders it. */
export function PrintingFilters(props: PrintingFiltersProps) {
  const { printings, filter, sort, canOwn, onFilter, onSort } = props
  const set = (part: Partial<PrintingFilter>) => onFilter({ ...filter, ...part })
  const languages = [...new Set(printings.map(({ language }) => language))]
  const hasDigital = printings.some(({ isDigital }) => isDigital)
  return (
    <search className={classes.filters}>
      <input
        className={classes.text}
        type="search"
        aria-label="Filter the printings"
        placeholder="Set, number, treatment"
        autoComplete="off"
        spellCheck={false}
        value={filter.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <RowSelect
        label="Order"
        of="the printings"
        value={sort}
        choices={sorts}
        labelOf={(one) => printingSorts[one]}
        onChange={onSort}
      />
      <RowSelect
        label="Finish"
        of="the printings"
        value={filter.finish}
        choices={finishChoices}
        labelOf={(one) => finishLabels[one]}
        onChange={(finish) => set({ finish })}
      />
      {languages.length > 1 && (
        <RowSelect
          label="Language"
          of="the printings"
          value={filter.language}
          choices={['any', ...languages]}
          labelOf={(one) => languageLabels[one] ?? one}
          onChange={(language) => set({ language })}
        />
      )}
      {canOwn && (
        <CheckOption
          isChecked={filter.isOwnedOnly}
          onChange={(isOwnedOnly) => set({ isOwnedOnly })}
        >
          Owned
        </CheckOption>
      )}
      {hasDigital && (
        <CheckOption
          isChecked={filter.isPaperOnly}
          onChange={(isPaperOnly) => set({ isPaperOnly })}
        >
          Paper only
        </CheckOption>
      )}
    </search>
  )
}
