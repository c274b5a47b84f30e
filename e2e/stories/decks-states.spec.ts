import { expectNoBarriers } from '../barriers.ts'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('two decks want one card, the chosen one pulls it, and a retired one puts it back', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, '!"Blood Artist"')
  const main = { 'Blood Artist': 1, 'Wrath of God': 1 }
  await makeDeck(page, { name: 'Artists', format: 'vintage', main })
  const owls = await makeDeck(page, { name: 'Owls', format: 'vintage', main })
  await page.goto(`/deck-building/${owls}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  await editor.getByRole('tab', { name: 'Copies' }).click()
  const panel = editor.getByRole('region', { name: 'Copies' })
  await panel.getByRole('button', { name: 'Show the other card' }).click()
  const artist = panel.getByRole('listitem').filter({ hasText: 'Blood Artist' })
  await expect(artist).toContainText('Also in Artists (1)')
  await expect(artist).toContainText('2 decks want 1: Artists gets 1, Owls none.')
  await artist.getByRole('button', { name: 'Let this deck go first of Blood Artist' }).click()
  await expect(artist).toContainText('Owls gets 1, Artists none.')

  await editor.getByRole('button', { name: 'State: Built' }).click()
  const states = page.getByRole('dialog', { name: 'State of the Deck' })
  await expectNoBarriers(page)
  await states.getByRole('button', { name: 'Pull list' }).click()
  const pull = page.getByRole('dialog', { name: 'Pull List: Owls' })
  const collection = pull.getByRole('region', { name: /^From your collection/ })
  await collection.getByRole('checkbox', { name: /Blood Artist/ }).check()
  await expect(pull.getByRole('region', { name: /^Missing/ })).toContainText('Wrath of God')
  await expect(pull.getByRole('status')).toContainText('1 of 2 lines checked off')
  await expectNoBarriers(page)
  await pull.getByRole('button', { name: 'Done' }).click()

  await editor.getByRole('button', { name: 'State: Built' }).click()
  await states.getByRole('radio', { name: 'Retired' }).check()
  await states.getByRole('button', { name: 'Save' }).click()
  const back = page.getByRole('dialog', { name: 'Return List: Owls' })
  await expect(back.getByRole('region', { name: /^To Artists/ })).toContainText('Blood Artist')
  await back.getByRole('button', { name: 'Done' }).click()
  await expect(editor.getByRole('button', { name: 'State: Retired' })).toBeVisible()
  await expect(artist).toContainText('1 owned · 1 in other decks · 0 free · 1 needed')

  await editor.getByRole('button', { name: /^Undo: marked the deck as retired/ }).click()
  await expect(editor.getByRole('button', { name: 'State: Built' })).toBeVisible()
  await editor.getByRole('button', { name: 'Close' }).click()
  const tile = page.getByRole('article', { name: 'Owls' })
  await expect(tile).toContainText('Built')
})
