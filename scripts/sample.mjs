import { resolve } from 'node:path'
import { ensureDependencies } from './lib/ensure.mjs'
import { localBin, run } from './lib/run.mjs'

const command = 'packages/server/src/cards/sample/make/command.ts'

await ensureDependencies()
process.exitCode = await run(localBin('tsx'), [command, ...process.argv.slice(2).map(absolute)])

/** Runs in the project's folder; paths are relative to the caller's folder. */
function absolute(path) {
  if (path.startsWith('--')) return path
  return resolve(process.env.INIT_CWD ?? '', path)
}
