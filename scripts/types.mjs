import { run } from './lib/run.mjs'

const projects = [
  'packages/contract',
  'packages/deck',
  'packages/search',
  'packages/server',
  'packages/web',
  'e2e',
  'bench',
]

const codes = await Promise.all(
  projects.map((project) => run('npx', ['tsc', '--project', project])),
)
process.exit(Math.max(...codes))
