import { ensureDependencies } from './lib/ensure.mjs'
import { localBin, run } from './lib/run.mjs'
import { say } from './lib/say.mjs'

await ensureDependencies()
say(
  'Pages at http://localhost:5173, with the API of http://localhost:3000. Both follow the sources.',
)
const codes = await Promise.all([
  run(localBin('tsx'), ['watch', 'packages/server/src/main.ts'], {
    env: { PUBLIC_URL: 'http://localhost:5173' },
  }),
  run(localBin('vite'), ['--config', 'packages/web/vite.config.ts']),
])
process.exitCode = Math.max(...codes)
