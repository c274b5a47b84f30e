import { type Card, limits } from '@manafolio/contract'
import { type BasicLandCount, basicLandName, type ManaColor } from '@manafolio/deck'
import { ManaCost } from '../../../../../card-kit/mana-cost.tsx'
import { PrintingLine } from '../../../../../card-kit/printing-line.tsx'
import { CopiesStepper } from '../../../../../ui/copies-stepper.tsx'
import classes from './basic-lands-dialog.module.css'

interface BasicLandRowsProps {
  counts: readonly BasicLandCount[]
  lands: ReadonlyMap<ManaColor, Card>
  onChange: (color: ManaColor, copies: number) => void
}

/** The basic lands of each color: how many the deck has, and how many it gets. */
export function BasicLandRows({ counts, lands, onChange }: BasicLandRowsProps) {
  return (
    <ul className={classes.rows} aria-label="Basic lands by color">
      {counts.map((count) => {
        const land = lands.get(count.color)
        const name = land?.name ?? basicLandName(count.color, false)
        return (
          <li key={count.color} className={classes.row}>
            <ManaCost cost={`{${count.color}}`} />
            <div>
              <p className={classes.label}>
                {name}{' '}
                {count.before === 0 && land && (
                  <span className={classes.printing}>
                    <PrintingLine printing={land} form="short" />
                  </span>
                )}
              </p>
              <p className={classes.hint}>{formatSources(count)}</p>
            </div>
            <div className={classes.change}>
              <span className={classes.before}>{count.before} →</span>
              <CopiesStepper
                of={name}
                quantity={count.copies}
                least={0}
                most={limits.deckQuantityMax}
                onChange={(copies) => onChange(count.color, copies)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** “14 sources with 5 other lands; Cryptic Command needs 23” */
function formatSources({ copies, otherSources, need }: BasicLandCount): string {
  const sources = `${copies + otherSources} land sources`
  const others = otherSources > 0 ? ` with ${otherSources} that are not basic` : ''
  const needed = need ? `; ${need.cardName} needs ${need.needed}` : ''
  return `${sources}${others}${needed}`
}
