import { workbook } from '../../packages/server/src/test/card-list-fixtures/workbook.ts'
import { expectNoBarriers } from '../barriers.ts'
import { findCards, own } from '../cards.ts'
import { chooseFile, owned } from '../imports.ts'
import { expect, test } from '../test.ts'

const shelf = 'scryfall_id,extras,language,name,quantity'

test('a valid file is imported within four presses, and undone with one more', {
  tag: ['@barriers', '@firefox'],
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'counterspell', 2)
  const [ring] = await findCards(page, 'sol ring')
  const [angel] = await findCards(page, 'serra angel')
  await chooseFile(
    page,
    'shelf.csv',
    `${shelf}\n${ring?.id},,en,Sol Ring,3\n${angel?.id},,en,Serra Angel,1\n`,
  )
  await expect(page.getByRole('heading', { name: 'shelf.csv' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To fix (0)' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sol Ring' })).toContainText('Matched by ID')
  await expect(page.getByText('2 → 6 cards')).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect(page.getByRole('heading', { name: '2 printings changed' })).toBeFocused()
  await expectNoBarriers(page)
  expect(await owned(page)).toEqual({ Counterspell: 2, 'Sol Ring': 3, 'Serra Angel': 1 })

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('Undone: 2 cards are as they were before.')).toBeVisible()
  expect(await owned(page)).toEqual({ Counterspell: 2 })
  await page.getByRole('link', { name: 'View your collection' }).click()
  await expect(page.getByRole('article', { name: 'Counterspell' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sol Ring' })).toHaveCount(0)
})

test('two Sol Rings of one set are told apart in the review', async ({ page, member }) => {
  expect(member.email).toContain('@')
  const header = 'Quantity,Name,Set code,Collector number'
  await chooseFile(page, 'rings.csv', `${header}\n1,Sol Ring,ltc,409\n1,Sol Ring,ltc,409z\n`)
  const rows = page.getByRole('article', { name: 'Sol Ring' })
  await expect(rows.nth(0)).toContainText('LTC 409 · Tales of Middle-earth Commander · Quenya')
  await expect(rows.nth(0)).not.toContainText('Serialized')
  await expect(rows.nth(1)).toContainText('LTC 409z')
  await expect(rows.nth(1)).toContainText('Serialized · Double Rainbow Foil · Quenya')
})

test('an invalid file is fixed in place, and unfixed rows wait', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const rows = [
    'Count,Name',
    '4,Sol Rng',
    '?,Counterspell',
    '1,Nobody Knows This One',
    '2,Serra Angel',
  ]
  await chooseFile(page, 'binder.csv', rows.join('\n'))
  await expect(page.getByRole('link', { name: 'To fix (3)' })).toHaveAttribute('aria-current', /./)
  const misspelled = page.getByRole('article', { name: 'Sol Rng' })
  await expect(misspelled).toContainText('No card is called “Sol Rng”.')
  await expect(page.getByRole('article', { name: 'Serra Angel' })).toHaveCount(0)
  await expectNoBarriers(page)

  await misspelled
    .getByRole('button', { name: /^Sol Ring/ })
    .first()
    .click()
  const fixed = page.getByRole('article', { name: 'Sol Ring' })
  await expect(fixed.getByRole('status').first()).toHaveText('Ready')
  await expect(page.getByRole('link', { name: 'To fix (2)' })).toBeVisible()

  const uncounted = page.getByRole('article', { name: 'Counterspell' })
  await uncounted.getByRole('button', { name: 'One more: Counterspell' }).click()
  await expect(uncounted.getByRole('status').first()).toHaveText(/Ready|Worth a look/)

  const unknown = page.getByRole('article', { name: 'Nobody Knows This One' })
  await unknown.getByRole('button', { name: /^Search for the card/ }).click()
  await unknown.getByRole('combobox').first().fill('lightning helix')
  await expect(unknown.getByRole('option', { name: /^Lightning Helix/ }).first()).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(unknown.getByRole('button', { name: /^Search for the card/ })).toBeFocused()

  await page.getByRole('button', { name: 'Add 3 rows' }).click()
  await expect(page.getByText('3 printings changed')).toBeVisible()
  expect(await owned(page)).toEqual({ 'Sol Ring': 4, Counterspell: 1, 'Serra Angel': 2 })
  await page.getByRole('link', { name: '1 row still needs fixing' }).click()
  await expect(unknown).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing is ready yet' })).toBeVisible()

  await page.goto('/collection/import')
  await expect(page.getByText('1 row to fix, 0 ready')).toBeVisible()
  await page.getByRole('button', { name: 'Delete binder.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete import' }).click()
  await expect(page.getByText('1 row to fix, 0 ready')).toHaveCount(0)
})

test('an invalid file is refused in place; a pasted list is read instead', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await chooseFile(page, 'empty.csv', '')
  await expect(page.getByRole('alert')).toContainText('This file is empty.')
  const file = {
    name: 'cards.pdf',
    mimeType: '',
    buffer: Buffer.from('%PDF-1.7'),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('“cards.pdf” was not read')
  await expect(page.getByRole('button', { name: 'Choose another file' })).toBeFocused()
  await expectNoBarriers(page)

  await page.getByRole('textbox', { name: 'Or paste a list' }).fill('2 Sol Ring\n1 Serra Angel')
  await page.getByRole('button', { name: 'Read this list' }).click()
  await expect(page.getByRole('heading', { name: 'Pasted list' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Sol Ring' })).toContainText('Line 1: 2 Sol Ring')
})

test('replacing the collection needs confirmation, also on a tablet', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.setViewportSize({ width: 820, height: 1180 })
  await own(page, 'counterspell', 2)
  const [ring] = await findCards(page, 'sol ring')
  await chooseFile(page, 'shelf.csv', `${shelf}\n${ring?.id},,en,Sol Ring,3\n`)
  await page.getByRole('button', { name: 'Add them' }).click()
  await page.getByRole('radio', { name: 'Replace my collection' }).check()
  await page.getByRole('button', { name: 'Replace with 1 row' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 printing removed')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Replace my collection' }).click()
  await expect(page.getByText('2 printings changed')).toBeVisible()
  expect(await owned(page)).toEqual({ 'Sol Ring': 3 })
})

test('on a phone the rows come first, and the import mode is chosen in a bottom panel', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseFile(page, 'binder.csv', 'Count,Name\n4,Sol Rng\n2,Serra Angel')
  await expect(page.getByRole('article', { name: 'Sol Rng' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Add 1 row' })).toBeHidden()
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByText('0 → 2 cards')).toBeInViewport()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add them' })).toBeFocused()

  await page.getByRole('button', { name: 'Add them' }).click()
  await page.getByRole('button', { name: 'Add 1 row' }).click()
  await expect(page.getByRole('heading', { name: '1 printing changed' })).toBeFocused()
  expect(await owned(page)).toEqual({ 'Serra Angel': 2 })
  await page.getByRole('link', { name: '1 row still needs fixing' }).click()
  await page.getByRole('button', { name: 'Delete this import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete import' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a German spreadsheet is read, and a word that nobody knows is asked for once', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const [ring] = await findCards(page, 'sol ring')
  const [angel] = await findCards(page, 'serra angel')
  const rows = [ring, angel].map((card) => [
    ...[2, card?.name ?? '', card?.setCode ?? '', card?.collectorNumber ?? ''],
    ...['Sammlerstück', 'Englisch', '23.10.2021'],
  ])
  const header = [
    'Stück',
    'Kartenname',
    'Kürzel',
    'Kartennummer',
    'Zustand',
    'Sprache',
    'Kaufdatum',
  ]
  await page.goto('/collection/import')
  await page.locator('input[type=file]').setInputFiles({
    name: 'sammlung.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook([['Meine Sammlung'], header, ...rows])),
  })
  await expect(page.getByRole('heading', { name: 'sammlung.xlsx' })).toBeVisible()
  await expect(page.getByText('The table begins in line 2')).toBeVisible()
  await expect(page.getByText('What does “Sammlerstück” mean as the condition?')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('Condition of “Sammlerstück”').selectOption('NM')
  await page.getByRole('button', { name: 'Use for 2 rows with “Sammlerstück”' }).click()
  await expect(page.getByRole('link', { name: 'To fix (0)' })).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect(page.getByRole('heading', { name: '2 printings changed' })).toBeFocused()
  expect(await owned(page)).toEqual({ 'Sol Ring': 2, 'Serra Angel': 2 })
})

test('rows worth a look are confirmed with one press, or added as they are', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const rows = ['Count,Name', '2,Sol Ring', '1,Counterspell', '3,Serra Angel']
  await chooseFile(page, 'box.csv', rows.join('\n'))
  const look = page.getByRole('link', { name: /^Worth a look/ })
  await expect(look).toHaveAttribute('aria-current', /./)
  await page.getByText('By set').click()
  const sets = page.getByRole('list', { name: 'Sets of these rows' })
  await expect(sets.getByRole('listitem')).toHaveCount(3)
  await sets
    .getByRole('button', { name: /^All are right, / })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Worth a look (2)' })).toBeVisible()
  await page
    .getByRole('button', { name: /^All are right, / })
    .first()
    .click()
  await expect(page.getByText('Nothing needs a second look')).toBeVisible()
  await page.getByRole('button', { name: 'Add 3 rows' }).click()
  await expect(page.getByText('3 printings changed')).toBeVisible()
})
