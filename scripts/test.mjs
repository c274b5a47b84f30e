import { chromiumAdvice } from './lib/browsers.mjs'
import { ensureBuild, ensureDependencies } from './lib/ensure.mjs'
import { ensureChromium } from './lib/install-chromium.mjs'
import { print } from './lib/print.mjs'
import { localBin } from './lib/run.mjs'
import { runCheck, runStories, runUnitTests } from './lib/test-parts.mjs'
import { finish, runSequentially, runTogether } from './lib/test-run.mjs'

await ensureDependencies()
await ensureBuild()

const composeArguments = ['--max-warnings', '0', 'compose.yaml']

print('\nTypes, lint with import directions, unused code, licenses, packaging, weight of the pages')
const checks = await runTogether({
  Types: () => runCheck(process.execPath, ['scripts/types.mjs']),
  Lint: () => runCheck(localBin('biome'), ['check', '.']),
  'Unused code': () => runCheck(localBin('knip'), []),
  'Weight of the pages': () => runCheck(process.execPath, ['scripts/weights.mjs']),
  Dockerfile: () => runCheck(process.execPath, ['scripts/dockerfile.mjs']),
  'compose.yaml': () => runCheck(localBin('dclint'), composeArguments),
  Licenses: () => runCheck(process.execPath, ['scripts/licenses.mjs', '--check']),
})
const tests = await runSequentially({
  'Unit and API tests': () => runUnitTests(),
  Stories: () => runStories({ suite: 'stories', browser: ensureChromium, advice: chromiumAdvice }),
})
finish([...checks, ...tests])
