import type { TestProject } from 'vitest/node'
import { bundleProcesses } from './process-bundles.ts'
import { makeSqliteTemplate } from './templates.ts'

/** Makes what tests on SQLite share, once for all files; returns what removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await makeSqliteTemplate()
  project.provide('sqliteTemplate', template)
  await bundleProcesses(template.folder)
  return remove
}
