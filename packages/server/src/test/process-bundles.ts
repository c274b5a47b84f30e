import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { bundleFolderVariable } from './bundle-folder.ts'

/** What tests start as processes or threads of their own. */
const entries = [
  'other-process.ts',
  'crash-test-worker.ts',
  'collection-crash-worker.ts',
  'deck-crash-worker.ts',
  'import-crash-worker.ts',
  'price-recorder.ts',
  'value-job.ts',
  'memory-job.ts',
  'fake-service/download-job.ts',
  '../main.ts',
  '../quick-check.ts',
  '../cli/backup.ts',
  '../cli/restore.ts',
  '../cli/db-copy.ts',
  '../import-worker.ts',
  '../cards/import/import-job.ts',
]

/**
 * Bundles them once for all tests: compiling TypeScript anew in each process takes longer than what
 * most of them do. Processes inherit the variable that says where the bundles are.
 */
export async function bundleProcesses(folder: string): Promise<void> {
  await build({
    entryPoints: entries.map((entry) => fileURLToPath(new URL(entry, import.meta.url))),
    entryNames: '[name]',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [packagesStay, addressesStay],
    logLevel: 'error',
  })
  process.env[bundleFolderVariable] = folder
}

/** Packages are loaded from where they are, some with native parts; those of the monorepo are bundled. */
const packagesStay: Plugin = {
  name: 'packages-stay',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      const isOwn = kind === 'entry-point' || path.startsWith('@manafolio/')
      if (isOwn || isBuiltin(path) || pluginData === 'resolving') return undefined
      const found = await resolve(path, { kind, resolveDir, pluginData: 'resolving' })
      return { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/** Modules find files beside them, such as the sample, by the address of their source. */
const addressesStay: Plugin = {
  name: 'addresses-stay',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
      const address = JSON.stringify(pathToFileURL(path).href)
      const source = await readFile(path, 'utf8')
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' }
    })
  },
}
