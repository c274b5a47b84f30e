import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'

await ensureDependencies()
await ensureBuild()
process.env.NODE_ENV ??= 'production'
await import('../packages/server/dist/main.js')
