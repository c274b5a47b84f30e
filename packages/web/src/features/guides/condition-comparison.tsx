import classes from './condition-comparison.module.css'
import { conditions } from './conditions.ts'
import { WornCorner } from './drawings/worn-corner.tsx'
import { WornEdge } from './drawings/worn-edge.tsx'
import { WornSurface } from './drawings/worn-surface.tsx'

/** The same card five times, from the best condition to the worst. */
export function ConditionComparison() {
  return (
    <ol className={classes.conditions}>
      {conditions.map(({ id, name, short, wear }) => (
        <li key={id} className={classes.condition}>
          <a href={`#${id}`} className={classes.name}>
            {name} <span className={classes.short}>{short}</span>
          </a>
          <WornCorner wear={wear} label={`Corner, ${name}`} />
          <WornEdge wear={wear} label={`Edge, ${name}`} />
          <WornSurface wear={wear} label={`Surface, ${name}`} />
        </li>
      ))}
    </ol>
  )
}
