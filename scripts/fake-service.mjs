import { resolve } from 'node:path'
import { ensureDependencies } from './lib/ensure.mjs'
import { localBin, run } from './lib/run.mjs'

const command = 'packages/server/src/test/fake-service/command.ts'

await ensureDependencies()
process.exitCode = await run(localBin('tsx'), [command, ...process.argv.slice(2).map(absolute)])

/** Runs in the project's folder; paths are relative to the caller's folder. */
function absolute(argument, at, all) {
  return all[at - 1] === '--file' ? resolve(process.env.INIT_CWD ?? '', argument) : argument
}
