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

test('a creature of several types is drawn as the one that has a shape', () => {
  const atraxa = draw('Atraxa', 'Creature — Phyrexian Angel Horror')
  expect(atraxa).toBe(draw('Atraxa', 'Creature — Angel'))
  expect(draw('Colossus', 'Artifact Creature — Phyrexian Golem')).toBe(
    draw('Colossus', 'Artifact Creature — Golem'),
  )
})

test('a type without a shape of its own gets an abstract one, and no animal', () => {
  const queen = draw('Queen', 'Creature — Sliver')
  expect(queen).toBe(draw('Queen', 'Creature — Tyranid'))
  expect(queen).not.toBe(draw('Queen', 'Creature — Bear'))
})

test.each(types)('a picture has few elements and no broken number: %s', (typeLine) => {
  for (const name of ['Opt', 'Ponder', 'Brainstorm', 'Shock', 'Duress', 'Negate']) {
    const markup = draw(name, typeLine, 'WG')
    expect(markup.match(/<[a-z]/gi)?.length).toBeGreaterThan(8)
    expect(markup.match(/<[a-z]/gi)?.length).toBeLessThan(60)
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  }
})
