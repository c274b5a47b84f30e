import { Loader } from '@mantine/core'
import skeleton from '../skeleton.module.css'
import chart from './value-chart.module.css'

/** The shape of the chart, while its days come. */
export function ChartSkeleton() {
  return (
    <>
      <div className={`${chart.chart} ${skeleton.block}`} aria-hidden="true" />
      <p role="status" className={skeleton.text}>
        <Loader size={18} aria-hidden />
        Loading the value of your collection...
      </p>
    </>
  )
}
