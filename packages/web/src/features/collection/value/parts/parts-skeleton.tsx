import skeleton from '../skeleton.module.css'
import table from './parts-table.module.css'

const widths = ['62%', '48%', '40%', '33%', '28%']

/** The shape of a block of bars, while it comes. */
export function PartsSkeleton({ title }: { title: string }) {
  return (
    <div>
      <p className={table.caption}>{title}</p>
      <div className={skeleton.rows} aria-hidden="true">
        {widths.map((width) => (
          <span key={width} className={skeleton.line} style={{ width }} />
        ))}
      </div>
    </div>
  )
}
