import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'

await ensureDependencies()
await ensureBuild()
await import('../packages/server/dist/db-copy.js')
