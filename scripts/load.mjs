import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { localBin, mustRun } from './lib/run.mjs'

// Trials of load: `seed` fills a database with made-up users, `load` measures a server with them.
const [command, ...args] = process.argv.slice(2)
await ensureDependencies()
await ensureBuild()
await mustRun(localBin('tsx'), [`bench/load/${command}.ts`, ...args])
