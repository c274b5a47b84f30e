import { ensureDependencies } from './lib/ensure.mjs'
import { run } from './lib/run.mjs'
import { say } from './lib/say.mjs'

await ensureDependencies()
say(
  'Pages at http://localhost:5173, with the API of http://localhost:3000. Both follow the sources.',
)
await Promise.all([
  run('npx', ['tsx', 'watch', 'packages/server/src/main.ts'], {
    PUBLIC_URL: 'http://localhost:5173',
  }),
  run('npx', ['vite', '--config', 'packages/web/vite.config.ts']),
])
