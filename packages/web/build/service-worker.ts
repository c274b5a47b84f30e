import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const source = resolve(import.meta.dirname, '../service-worker/service-worker.ts')
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
        const files = [...publicFiles, ...Object.keys(bundle).filter(isLoaded).map(pathOf)].sort()
        const version = hashOf(files)
        const code = await bundled({ version, files })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
      },
    },
  }
}

function isLoaded(file: string): boolean {
  return file.startsWith('assets/')
}

function pathOf(file: string): string {
  return `/${file}`
}

/** The names of the files change with their content. */
function hashOf(files: readonly string[]): string {
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)
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
