import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildPages } from 'vite'
import { mustRun, root } from './lib/run.mjs'

const server = join(root, 'packages/server')

await rm(join(server, 'dist'), { recursive: true, force: true })
await bundle({
  entryPoints: {
    main: join(server, 'src/main.ts'),
    'import-worker': join(server, 'src/import-worker.ts'),
    'quick-check': join(server, 'src/quick-check.ts'),
    user: join(server, 'src/cli/user.ts'),
    backup: join(server, 'src/cli/backup.ts'),
    restore: join(server, 'src/cli/restore.ts'),
    'db-copy': join(server, 'src/cli/db-copy.ts'),
    'sample-snapshot': join(server, 'src/sample-snapshot.ts'),
  },
  outdir: join(server, 'dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  external: await packagesFromRegistry(),
  logLevel: 'warning',
})
await mustRun(process.execPath, [join(server, 'dist/sample-snapshot.js')])
await buildPages({ configFile: join(root, 'packages/web/vite.config.ts'), logLevel: 'warn' })

/** Our own packages are TypeScript and are bundled; the others stay in node_modules. */
async function packagesFromRegistry() {
  const { dependencies } = JSON.parse(await readFile(join(server, 'package.json'), 'utf8'))
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@manafolio/'))
    .flatMap((name) => [name, `${name}/*`])
}
