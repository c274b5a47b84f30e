import classes from './conditions.module.css'
import type { Condition } from './conditions.ts'
import { WornCorner } from './drawings/worn-corner.tsx'
import { WornEdge } from './drawings/worn-edge.tsx'
import { WornSurface } from './drawings/worn-surface.tsx'

/** One condition: its description, with drawings of corner, edge and surface. */
export function ConditionText({ condition }: { condition: Condition }) {
  const { name, gist, meaning, wear } = condition
  return (
    <>
      <p className={classes.gist}>{gist}</p>
      <div className={classes.figures}>
        <figure className={classes.figure}>
          <WornCorner wear={wear} label={`Corner, ${name}: ${condition.corner}`} />
          <figcaption>
            <strong>Corner</strong> {condition.corner}
          </figcaption>
        </figure>
        <figure className={classes.figure}>
          <WornEdge wear={wear} label={`Edge, ${name}: ${condition.edge}`} />
          <figcaption>
            <strong>Edge</strong> {condition.edge}
          </figcaption>
        </figure>
        <figure className={classes.figure}>
          <WornSurface wear={wear} label={`Surface, ${name}: ${condition.surface}`} />
          <figcaption>
            <strong>Surface</strong> {condition.surface}
          </figcaption>
        </figure>
      </div>
      <div className={classes.text}>
        <div className={classes.meaning}>
          {meaning.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <PriceShare condition={condition} />
      </div>
    </>
  )
}

/** The usual share of the Near Mint price. */
function PriceShare({ condition }: { condition: Condition }) {
  const [from, to] = condition.priceShare
  const style: Record<`--${string}`, string> = { '--from': `${from}%`, '--to': `${to}%` }
  return (
    <div className={classes.price}>
      <p className={classes.share}>
        <span className={classes.number}>{from === to ? `${to}%` : `${from}–${to}%`}</span> of the
        Near Mint price, as a rule of thumb
      </p>
      <div className={classes.bar} aria-hidden="true" style={style} />
      <p className={classes.note}>{condition.priceNote}</p>
    </div>
  )
}

/** How other marketplaces name the conditions. Each one draws the lines a little differently. */
const gradeNames: readonly GradeName[] = [
  { cardmarket: 'Mint', here: 'Near Mint, the best of it', cardKingdom: 'Near Mint' },
  { cardmarket: 'Near Mint', here: 'Near Mint', cardKingdom: 'Near Mint' },
  { cardmarket: 'Excellent', here: 'Lightly Played', cardKingdom: 'Excellent' },
  { cardmarket: 'Good', here: 'Moderately Played', cardKingdom: 'Very Good' },
  {
    cardmarket: 'Light Played',
    here: 'Moderately to Heavily Played',
    cardKingdom: 'Very Good to Good',
  },
  { cardmarket: 'Played', here: 'Heavily Played', cardKingdom: 'Good' },
  { cardmarket: 'Poor', here: 'Damaged', cardKingdom: 'not bought' },
]

export function GradeNameTable() {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        Roughly the same condition in three places, from best to worst
      </caption>
      <thead>
        <tr>
          <th scope="col">Cardmarket</th>
          <th scope="col">This guide, TCGplayer</th>
          <th scope="col">Card Kingdom</th>
        </tr>
      </thead>
      <tbody>
        {gradeNames.map(({ cardmarket, here, cardKingdom }) => (
          <tr key={cardmarket}>
            <th scope="row">{cardmarket}</th>
            <td>{here}</td>
            <td>{cardKingdom}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface GradeName {
  cardmarket: string
  /** Our condition that is closest. */
  here: string
  cardKingdom: string
}
