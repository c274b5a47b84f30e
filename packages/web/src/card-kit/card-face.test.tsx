import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardArt } from './card-art-panel.tsx'
import { CardFace } from './card-face.tsx'
import type { FaceCard } from './face-card.ts'

const aCard = (card: Partial<FaceCard>): FaceCard => ({
  name: 'Grizzly Bears',
  manaCost: '{1}{G}',
  typeLine: 'Creature — Bear',
  oracleText: '',
  rarity: 'common',
  setCode: 'lea',
  colorIdentity: ['G'],
  ...card,
})
const draw = (card: Partial<FaceCard>) =>
  renderToStaticMarkup(<CardFace card={aCard(card)} art={<CardArt card={aCard(card)} />} />)

const delver = {
  name: 'Delver of Secrets // Insectile Aberration',
  manaCost: '{U}',
  typeLine: 'Creature — Human Wizard // Creature — Human Insect',
  oracleText: 'Look at the top card.\n//\nFlying',
}

test('a face is one image with name and type', () => {
  expect(draw({})).toMatch(/role="img" aria-label="Grizzly Bears, Creature — Bear. No Image"/)
})

test('its rules text is read with the names of its symbols', () => {
  expect(draw({ oracleText: '{T}: Add {G}.\nDraw a card.' })).toContain(
    'Creature — Bear. tap: Add one green mana. Draw a card. No Image"',
  )
})

test('a two-faced card shows its front', () => {
  const markup = draw(delver)
  expect(markup).toContain(
    'aria-label="Delver of Secrets, Creature — Human Wizard. Look at the top card. No Image"',
  )
  expect(markup).toContain('>Look at the top card.<')
  expect(markup).not.toMatch(/Insectile|Flying/)
})

test('the front comes from the faces where they are known', () => {
  const front = { ...delver, name: 'Delver of Secrets', oracleText: 'Front text', power: '1' }
  const markup = draw({ ...delver, faces: [{ ...front, toughness: '1' }] })
  expect(markup).toContain('Front text')
  expect(markup).toContain('1/1')
})

test('a split card shows both of its halves', () => {
  const markup = draw({
    name: 'Fire // Ice',
    manaCost: '{1}{R} // {1}{U}',
    typeLine: 'Instant // Instant',
    oracleText: 'Fire deals 2 damage.\n//\nTap target permanent.',
  })
  expect(markup).toMatch(/aria-label="Fire \/\/ Ice, Instant. Fire deals 2 damage. .* No Image"/)
  expect(markup).toMatch(/Fire deals 2 damage\..*Tap target permanent\./)
})

test('the corner shows power and toughness, loyalty or nothing', () => {
  expect(draw({ power: '2', toughness: '*' })).toContain('>2/*<')
  expect(draw({ power: '0', toughness: '0' })).toContain('>0/0<')
  expect(draw({ loyalty: '4' })).toContain('>4<')
  expect(draw({ defense: '7' })).toContain('>7<')
})
