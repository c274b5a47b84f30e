import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed } from './lib/licence-terms.mjs'
import { root } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { shippedPackages } from './lib/shipped-packages.mjs'

/**
 * Writes docs/licences.md: every package that a running site is made of, with its licence. Fails
 * when a licence is not allowed; with --check also when the file tells something else.
 */
const file = join(root, 'docs/licences.md')

/** Licences that are not allowed as such, and why these packages may be used all the same. */
const exceptions = {
  keyrune: 'Only its font is built into the pages (OFL-1.1); its style sheets are not.',
}

const packages = shippedPackages(root)
const refused = packages.filter(({ name, licence }) => !isAllowed(licence) && !exceptions[name])
const idle = Object.keys(exceptions).filter((name) => !packages.some((one) => one.name === name))
const problems = [
  ...refused.map(({ name, licence }) => `${name}: the licence ${licence} is not allowed.`),
  ...idle.map((name) => `${name} is excepted and not used.`),
]

const document = documentOf(packages)
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== document) {
    problems.push('docs/licences.md is out of date. Run: npm run licences')
  }
} else {
  writeFileSync(file, document)
}

for (const problem of problems) say(problem)
if (problems.length === 0) say(`${packages.length} packages, all under licences that are allowed.`)
process.exit(problems.length === 0 ? 0 : 1)

function documentOf(all) {
  const rows = all.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  const reasons = Object.entries(exceptions).map(([name, reason]) => `- **${name}.** ${reason}`)
  return `# Licences of dependencies

Packages that a running site is made of: those that the server loads, with the binaries for every
system, and those that are built into the pages. Tools for building and testing are not among them.
\`npm run licences\` writes this file; \`npm run check\` fails when it is out of date, or when a licence
does not let everybody use, change and pass on what is under it.

## Exceptions
${reasons.join('\n')}

## Packages
| package | version | licence |
|---|---|---|
${rows.join('\n')}
`
}
