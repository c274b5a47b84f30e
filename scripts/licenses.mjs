import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed } from './lib/license-terms.mjs'
import { print } from './lib/print.mjs'
import { root } from './lib/run.mjs'
import { shippedPackages } from './lib/shipped-packages.mjs'

/**
 * Writes docs/licenses.md: every package in a running site, with its license. Fails when a license is
 * not allowed and, with --check, when the file is out of date.
 */
const file = join(root, 'docs/licenses.md')

/** Packages whose license is not on the list, and the reason why they are allowed. */
const exceptions = {
  argparse:
    'PSF-2.0, a permissive license. Only the command of markdown-it reads it: the pages do not.',
  'incremental-encoder':
    'MPL-2.0, written without its hyphen. It is not loaded: only a list is read.',
  keyrune: 'Only its font (OFL-1.1) is built into the pages, not its style sheets.',
}

const packages = shippedPackages(root)
const refused = packages.filter(({ name, license }) => !isAllowed(license) && !exceptions[name])
const idle = Object.keys(exceptions).filter((name) => !packages.some((one) => one.name === name))
const problems = [
  ...refused.map(({ name, license }) => `${name}: the license ${license} is not allowed.`),
  ...idle.map((name) => `${name} is listed as an exception but not used.`),
]

const document = documentOf(packages)
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== document) {
    problems.push('docs/licenses.md is out of date. Run: npm run licenses')
  }
} else {
  writeFileSync(file, document)
}

for (const problem of problems) print(problem)
if (problems.length === 0) print(`${packages.length} packages, all under allowed licenses.`)
process.exit(problems.length === 0 ? 0 : 1)

function documentOf(all) {
  const rows = all.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  const reasons = Object.entries(exceptions).map(([name, reason]) => `- **${name}.** ${reason}`)
  return `# Licenses of dependencies

Every package that ends up in a running site: those the server loads, with their binaries for every
platform, and those built into the pages. Build and test tools are not included. \`npm run licenses\`
writes this file; \`npm run check\` fails when it is out of date, or when a license does not let
everybody use, modify and redistribute the package.

## Exceptions
${reasons.join('\n')}

## Packages
| package | version | license |
|---|---|---|
${rows.join('\n')}
`
}
