import { finishNames, languageNames, type ReservedCopies } from '@manafolio/contract'
import { PrintingLine } from '../../../card-kit/printing-line.tsx'
import { formatCopies } from '../../../lib/formats.ts'
import classes from './list-dialog.module.css'
import { type ListLine, type ListOrder, type ListSection, sortedLines } from './list-sections.ts'

interface ListLinesProps {
  section: ListSection
  order: ListOrder
  checked: ReadonlySet<string>
  onCheck: (key: string, isChecked: boolean) => void
}

/** The copies of one place, each with a box to check off. */
export function ListLines({ section, order, checked, onCheck }: ListLinesProps) {
  const { key, title, note, lines } = section
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const id = `list-${key}`
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h3 id={id} className={classes.title}>
        {title} <span className={classes.count}>{formatCopies(copies)}</span>
      </h3>
      {note && <p className={classes.note}>{note}</p>}
      <ul className={classes.lines}>
        {sortedLines(lines, order).map((line) => (
          <li key={line.key}>
            <Line
              line={line}
              isChecked={checked.has(`${key} ${line.key}`)}
              onCheck={(isChecked) => onCheck(`${key} ${line.key}`, isChecked)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  line: ListLine
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

function Line({ line: { quantity, cardName, copies }, isChecked, onCheck }: LineProps) {
  return (
    <label className={classes.line} data-checked={isChecked || undefined}>
      <input
        type="checkbox"
        className={classes.box}
        checked={isChecked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span className={classes.quantity}>{quantity}</span>
      <span className={classes.name}>{cardName}</span>
      {copies && (
        <span className={classes.copies}>
          <PrintingLine printing={copies.printing} form="short">
            {kindOf(copies)}
          </PrintingLine>
        </span>
      )}
    </label>
  )
}

/** What is special of the copies: “Foil, LP, German”; nothing for plain ones. */
function kindOf({ finish, condition, language }: ReservedCopies): string | null {
  const special = [
    finish !== 'nonfoil' && finishNames[finish],
    condition !== 'NM' && condition,
    language !== 'en' && languageNames[language],
  ].filter(Boolean)
  return special.length > 0 ? special.join(', ') : null
}
