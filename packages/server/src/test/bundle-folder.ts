import { basename, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

/** Says where the bundles of processes are; set before the workers of tests begin. */
export const bundleFolderVariable = 'TEST_PROCESS_FOLDER'

/** The bundle of a source file, by the name of that. */
export function bundleOf(source: string): string {
  const folder = process.env[bundleFolderVariable]
  if (!folder) throw new Error('the global setup did not bundle the processes of tests')
  return join(folder, `${basename(source, '.ts')}.mjs`)
}

/** The thread that imports cards. */
export function importWorker(): URL {
  return pathToFileURL(bundleOf('import-worker.ts'))
}
