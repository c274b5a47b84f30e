import classes from './condition-text.module.css'
import type { Condition } from './conditions.ts'
import { WornCorner } from './drawings/worn-corner.tsx'
import { WornEdge } from './drawings/worn-edge.tsx'
import { WornSurface } from './drawings/worn-surface.tsx'
import { PriceShare } from './price-share.tsx'

/** One condition: what it means, and what to see on corner, edge and surface. */
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
      <div className={classes.words}>
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
