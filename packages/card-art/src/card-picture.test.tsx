import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardPicture } from './card-picture.tsx'

const types = [
  'Instant',
  'Sorcery',
  'Artifact',
  'Artifact — Equipment',
  'Artifact — Vehicle',
  'Enchantment — Aura',
  'Enchantment — Saga',
  'Legendary Planeswalker — Jace',
  'Basic Land — Island',
  'Land',
  'Creature — Elf Druid',
  'Creature — Dragon',
  'Battle — Siege',
  '',
]

const draw = (name: string, typeLine: string, colors = 'U') =>
  renderToStaticMarkup(<CardPicture name={name} typeLine={typeLine} colors={colors} />)

test.each(types)('one name always gives the same picture: %s', (typeLine) => {
  expect(draw('Opt', typeLine)).toBe(draw('Opt', typeLine))
})

test.each(types)('two names give two pictures: %s', (typeLine) => {
  expect(draw('Opt', typeLine)).not.toBe(draw('Ponder', typeLine))
})

test('color and type change the picture', () => {
  expect(draw('Opt', 'Instant', 'R')).not.toBe(draw('Opt', 'Instant', 'U'))
  expect(draw('Opt', 'Creature — Bear')).not.toBe(draw('Opt', 'Creature — Bird'))
})

test.each(types)('a picture has few elements and no broken number: %s', (typeLine) => {
  for (const name of ['Opt', 'Ponder', 'Brainstorm', 'Shock', 'Duress', 'Negate']) {
    const markup = draw(name, typeLine, 'WG')
    expect(markup.match(/<[a-z]/gi)?.length).toBeGreaterThan(8)
    expect(markup.match(/<[a-z]/gi)?.length).toBeLessThan(60)
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  }
})
