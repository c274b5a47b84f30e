import { type Finish, finishes, finishNames, type SetPage } from '@manafolio/contract'
import { printingDetails } from '../../card-kit/printing-text.ts'
import { countOf } from '../../lib/formats.ts'
import printed from '../../ui/printed.module.css'
import classes from './printed-checklist.module.css'
import type { ShownPrinting } from './shown-printings.ts'

interface PrintedChecklistProps {
  page: SetPage
  shown: readonly ShownPrinting[]
}

/** A checklist on paper: all printings, each finish with the owned copies or a box to tick. */
export function PrintedChecklist({ page, shown }: PrintedChecklistProps) {
  const present = finishes.filter((finish) => page.finishes[finish] > 0)
  const { name, code } = page.set
  return (
    <div className={printed.only}>
      <table className={classes.table}>
        <caption className={classes.title}>
          {name} ({code.toUpperCase()}), {countOf(shown.length, 'printing')}
        </caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Name</th>
            <th scope="col">Rarity</th>
            {present.map((finish) => (
              <th key={finish} scope="col" className={classes.finish}>
                {finishNames[finish]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <Row key={one.printing.id} shown={one} finishes={present} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ shown, finishes: present }: { shown: ShownPrinting; finishes: readonly Finish[] }) {
  const { printing, copies } = shown
  return (
    <tr>
      <td>{printing.collectorNumber}</td>
      <th scope="row">
        {printing.name}{' '}
        <span className={classes.details}>{printingDetails(printing).join(' · ')}</span>
      </th>
      <td className={classes.rarity}>{printing.rarity}</td>
      {present.map((finish) => (
        <td key={finish} className={classes.finish}>
          {printing.finishes.includes(finish) && (
            <span className={classes.box}>{copies?.[finish] || ''}</span>
          )}
        </td>
      ))}
    </tr>
  )
}
