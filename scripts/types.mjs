import { localBin, run } from './lib/run.mjs'

const projects = [
  'packages/card-art',
  'packages/contract',
  'packages/deck',
  'packages/search',
  'packages/server',
  'packages/testing',
  'packages/web',
  'packages/web/service-worker',
  'e2e',
  'bench',
]

const codes = await Promise.all(
  projects.map((project) => run(localBin('tsc'), ['--project', project])),
)
process.exit(Math.max(...codes))
