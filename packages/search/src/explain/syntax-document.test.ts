import { expect, test } from 'vitest'
import { filters } from '../filters/table.ts'
import { settings } from '../settings/table.ts'
import { syntaxDocument } from './syntax-document.ts'

/** `npm run docs` regenerates it. */
test('the document in docs/ is up to date with the tables of the language', async () => {
  await expect(syntaxDocument()).toMatchFileSnapshot('../../../../docs/query-language.md')
})

test('it lists every name of every filter and setting', () => {
  const names = [...filters, ...settings].flatMap((entry) => entry.names)
  expect(names.length).toBeGreaterThan(100)
  for (const name of names) expect(syntaxDocument()).toContain(`\`${name}\``)
})
