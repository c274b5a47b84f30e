import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js'
import { expectNoBarriers } from '../barriers.ts'
import { expect, test } from '../test.ts'

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [path, text] of Object.entries(files)) await writer.add(path, new TextReader(text))
  return Buffer.from(await (await writer.close()).arrayBuffer())
}

const goblins = `1x Krenko, Mob Boss (jmp) 339 [Commander{top}]
1x Sol Rng [Ramp]
30x Mountain [Land{noPrice}]
4x Goblin Guide (zen) 126 *F* [Aggro,One-drops] ^Have,#37d67a^
1x Swords to Plowshares [Maybeboard{noDeck}{noPrice}]
`

test('a zip of decks is looked at, corrected, and created in one press with its marks', {
  tag: ['@barriers'],
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const buffer = await zipOf({
    'My decks/EDH/Goblins.txt': goblins,
    'My decks/Burn.txt': '4 Lightning Bolt\n16 Mountain\n',
    'My decks/art.png': 'no deck',
    '../outside.txt': '4 Lightning Bolt',
  })
  await page.goto('/deck-building/import')
  const file = { name: 'decks.zip', mimeType: 'application/zip', buffer }
  await page.getByLabel('File to import').setInputFiles(file)
  await expect(page.getByText('1 deck ready, 1 to complete, 2 files not read')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Not read (2)' }).click()
  await expect(page.getByRole('article', { name: '../outside.txt' })).toContainText(
    'Its path leads out of the archive.',
  )
  await page.getByRole('button', { name: 'Decks (2)' }).click()

  await page.getByRole('button', { name: 'Look at its lines: 5 lines of Goblins' }).click()
  await page
    .getByRole('article', { name: 'Sol Rng' })
    .getByRole('button', { name: /^Sol Ring/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'All (5)' }).click()
  await expect(page.getByRole('article', { name: 'Goblin Guide' })).toContainText(
    'A deck has no place for “^Have,#37d67a^”, so it is left out.',
  )
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Back to all decks' }).click()
  await expect(
    page.getByRole('button', { name: 'Look at its lines: 5 lines of Goblins' }),
  ).toBeFocused()
  await page.getByLabel('Format of Burn').selectOption('modern')
  await page.getByRole('button', { name: 'Create 2 decks' }).click()
  await expect(page.getByRole('heading', { name: '2 decks created!' })).toBeFocused()
  await expectNoBarriers(page)

  await page.getByRole('link', { name: 'Goblins' }).click()
  await expect(page).toHaveURL(/\/deck-building\/[\w-]+$/)
  const id = page.url().split('/').at(-1)
  const list = await page.request.get(`/api/decks/${id}/list?format=archidekt`)
  expect(await list.text()).toContain('4x Goblin Guide (zen) 126 *F* [Aggro,One-drops]')
  expect(await list.text()).toMatch(/1x Swords to Plowshares .*\[Maybeboard\{noDeck\}\{noPrice\}\]/)
})
