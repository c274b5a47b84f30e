import cluster from 'node:cluster'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'

if (cluster.isPrimary) {
  await ensureDependencies()
  await ensureBuild()
}
process.env.NODE_ENV ??= 'production'
await import('../packages/server/dist/main.js')
