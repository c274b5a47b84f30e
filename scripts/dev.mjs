import { ensureDependencies } from './lib/ensure.mjs'
import { print } from './lib/print.mjs'
import { localBin, run } from './lib/run.mjs'

/** PORT is the address to open. Vite serves the pages there and proxies calls to the API on the next port. */
const port = Number(process.env.PORT || 5173)
const apiPort = port + 1
if (!(Number.isInteger(port) && port > 0 && apiPort <= 65_535)) {
  print('PORT: must be a whole number from 1 to 65534')
  process.exit(1)
}
const pagesUrl = `http://localhost:${port}`

await ensureDependencies()
print(`Pages at ${pagesUrl}, the API behind them on port ${apiPort}. Both follow the sources.`)
const codes = await Promise.all([
  run(localBin('tsx'), ['watch', 'packages/server/src/main.ts'], {
    env: { PORT: String(apiPort), PUBLIC_URL: pagesUrl },
  }),
  run(localBin('vite'), ['--config', 'packages/web/vite.config.ts', '--strictPort'], {
    env: { PORT: String(port), API_PORT: String(apiPort) },
  }),
])
process.exitCode = Math.max(...codes)
