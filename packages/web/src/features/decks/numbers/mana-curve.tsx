import parts from './deck-numbers.module.css'
import { mostMana } from './insight.ts'
import classes from './mana-curve.module.css'

interface ManaCurveProps {
  /** Copies by mana value; the last place is for that and more. */
  curve: readonly number[]
  average: number
}

const [step, bar, top, height] = [32, 22, 16, 84]
const base = top + height

/** How many cards cost how much; the same as a table for those who do not see it. */
export function ManaCurve({ curve, average }: ManaCurveProps) {
  const most = Math.max(...curve, 1)
  const columns = curve.map((copies, mana) => ({ copies, mana, label: labelOf(mana) }))
  return (
    <div className={parts.part}>
      <div className={parts.head}>
        <h3 className={parts.name}>Mana curve</h3>
        <p className={parts.aside}>Average {average.toFixed(2)}</p>
      </div>
      <svg
        className={classes.curve}
        viewBox={`0 0 ${curve.length * step} ${base + 20}`}
        aria-hidden
      >
        <line className={classes.base} x1="0" x2={curve.length * step} y1={base} y2={base} />
        {columns.map(({ copies, mana, label }) => (
          <Column key={label} {...{ copies, label, most }} at={mana * step + step / 2} />
        ))}
      </svg>
      <table className={classes.table}>
        <caption>Cards by mana value, without lands</caption>
        <tbody>
          {columns.map(({ copies, label }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{copies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ColumnProps {
  copies: number
  most: number
  label: string
  /** Its middle. */
  at: number
}

function Column({ copies, most, label, at }: ColumnProps) {
  const size = (copies / most) * height
  return (
    <>
      {copies > 0 && (
        <>
          <rect
            className={classes.bar}
            x={at - bar / 2}
            y={base - size}
            width={bar}
            height={size}
            rx="3"
          />
          <text className={classes.copies} x={at} y={base - size - 5}>
            {copies}
          </text>
        </>
      )}
      <text className={classes.label} x={at} y={base + 16}>
        {label}
      </text>
    </>
  )
}

function labelOf(mana: number): string {
  return mana === mostMana ? `${mana}+` : String(mana)
}
