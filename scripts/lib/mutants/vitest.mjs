import { createVitest } from 'vitest/node'
import { root } from '../run.mjs'

/**
 * Vitest with projects and a configuration of their own, each in a process: for what `plugin` puts into
 * the sources, with SQLite alone. Nothing is printed but what `onTest` prints of each test.
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
