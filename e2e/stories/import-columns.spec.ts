import { expectNoBarriers } from '../barriers.ts'
import { findCards } from '../cards.ts'
import { chooseFile, owned } from '../imports.ts'
import { expect, test } from '../test.ts'

test('the columns of a German file are assigned once, and known in the next file', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const [ring] = await findCards(page, 'sol ring')
  const [angel] = await findCards(page, 'serra angel')
  const header = 'Karte;Kürzel;Kartennummer;Normale;Glitzernde;Regal'
  const rows = [ring, angel].map((card) =>
    [card?.name, card?.setCode, card?.collectorNumber, 2, '', 'oben'].join(';'),
  )
  const file = [header, ...rows, ''].join('\n')
  await chooseFile(page, 'regal.csv', file)
  await expect(page.getByRole('heading', { name: 'regal.csv' })).toBeVisible()
  const columns = page.getByRole('region', { name: 'Columns of the file' })
  await expect(columns).toContainText('“Normale” looks like the number of copies, and is not used.')
  await expect(page.getByRole('link', { name: 'To fix (2)' })).toBeVisible()
  await expectNoBarriers(page)

  await columns.getByText('6 columns · not used: Normale, Glitzernde, Regal').click()
  await expect(columns.getByText('oben')).toBeVisible()
  const again = columns.getByRole('button', { name: 'Read again' })
  await expect(again).toBeDisabled()
  await columns.getByLabel('Meaning of “Glitzernde”').selectOption('Foil copies')
  await columns.getByLabel('Meaning of “Normale”').selectOption('Nonfoil copies')
  await expectNoBarriers(page)
  await again.click()
  await expect(page.getByRole('link', { name: 'Ready (2)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'regal.csv' })).toBeFocused()
  await expect(columns.getByText('6 columns · not used: Regal')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 rows' }).click()
  await expect(page.getByRole('heading', { name: '2 printings changed' })).toBeFocused()
  expect(await owned(page)).toEqual({ 'Sol Ring': 2, 'Serra Angel': 2 })

  await chooseFile(page, 'unten.csv', file.replaceAll('oben', 'unten'))
  await expect(page.getByRole('link', { name: 'Ready (2)' })).toBeVisible()
  await expect(columns.getByText('6 columns · not used: Regal')).toBeVisible()
})

test('a column that seems to matter is used with one press', async ({ page, member }) => {
  expect(member.email).toContain('@')
  const [ring] = await findCards(page, 'sol ring')
  const cells = [ring?.name, ring?.setCode, ring?.collectorNumber, 3].join(',')
  await chooseFile(page, 'box.csv', `Name,Set code,Collector number,Bin\n${cells}\n`)
  await page.getByRole('button', { name: 'Use it: “Bin”', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Ready (1)' })).toBeVisible()
  await expect(page.getByText('0 → 3 cards')).toBeVisible()
  await expect(page.getByText('4 columns · all are used')).toBeVisible()
})
