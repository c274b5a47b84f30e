import cluster from 'node:cluster'
import { monitorEventLoopDelay } from 'node:perf_hooks'

// Preloaded into a measured server: answers each message with how long its event loop was
// blocked since the last one, in milliseconds.
const resolution = 2
const delays = monitorEventLoopDelay({ resolution })
delays.enable()

process.on('message', () => {
  const { max, count } = delays
  const p99 = count > 0 ? delays.percentile(99) : 0
  process.send?.({ longest: max / 1e6 - resolution, p99: p99 / 1e6 - resolution })
  delays.reset()
})
if (cluster.isPrimary) process.channel?.unref() // workers wait for theirs
