import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

/** Hashing passwords is slow by design, and more so on a busy machine. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      nodeProject('contract'),
      nodeProject('deck'),
      nodeProject('search'),
      nodeProject('server', './src/test/global-setup.ts'),
      webProject(),
    ],
  },
})

/** Test files of these packages share loaded modules, which is twice as fast: no module holds state. */
function nodeProject(name: string, ...globalSetup: string[]): TestProjectConfiguration {
  const test = { name, include: ['src/**/*.test.ts'], globalSetup, isolate: false, ...timeouts }
  return { root: folder(name), test }
}

/** Pages are tested as they are built; a test that needs a document asks for it in its first line. */
function webProject(): TestProjectConfiguration {
  const viteConfig = `${folder('web')}/vite.config.ts`
  const include = ['src/**/*.test.{ts,tsx}']
  const test = { name: 'web', include, ...timeouts }
  return { root: folder('web'), test, ...(existsSync(viteConfig) && { extends: viteConfig }) }
}

function folder(name: string): string {
  return fileURLToPath(new URL(`packages/${name}`, import.meta.url))
}
