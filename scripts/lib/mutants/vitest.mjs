import { createVitest } from 'vitest/node'
import { root } from '../run.mjs'

/**
 * Runs Vitest with custom projects and configuration, each in its own process, on the sources that
 * `plugin` instruments, with SQLite only. Prints nothing except what `onTest` prints for each test.
 */
export function quietVitest(projects, onTest) {
  const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 }
  return createVitest('test', {
    ...{ root, config: false, watch: false, silent: true, maxWorkers: 2 },
    reporters: [{ onTestCaseResult: onTest }],
    projects: projects.map(({ name, folder, plugins, provide, ...test }) => ({
      root: `${root}/packages/${folder}`,
      plugins,
      test: {
        name,
        isolate: false,
        ...timeouts,
        ...test,
        globalSetup: folder === 'server' ? ['./src/test/sqlite-setup.ts'] : [],
        provide: { postgresUrl: null, postgresTemplate: null, isLongRun: false, ...provide },
      },
    })),
  })
}
