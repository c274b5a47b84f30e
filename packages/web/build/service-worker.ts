import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const source = resolve(import.meta.dirname, '../service-worker/service-worker.ts')
const publicFolder = resolve(import.meta.dirname, '../public')
/** Of the public folder, which is no part of the bundle. */
const publicFiles = ['/color-scheme.js', '/favicon.svg', '/manifest.webmanifest']

/** Builds the service worker, which has a list of all files that the pages load. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const assets = Object.keys(bundle).filter(isAsset).map(pathOf).sort()
        const others = await Promise.all(publicFiles.map((file) => readFile(publicFolder + file)))
        // The names of assets change with their content.
        const version = hashOf([...assets, sourceOf(bundle['index.html']), ...others])
        const code = await bundled({ version, files: [...publicFiles, ...assets] })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
      },
    },
  }
}

function isAsset(file: string): boolean {
  return file.startsWith('assets/')
}

function pathOf(file: string): string {
  return `/${file}`
}

function sourceOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) {
  if (file?.type !== 'asset') throw new Error('The page is not in the bundle.')
  return file.source
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex').slice(0, 16)
}

async function bundled(shell: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { shell: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output[0].code
}
