import { expect, test } from 'vitest'
import { imageSizes, packImages, unpackImages } from './images.ts'

const ending = 'front/a/b/abff6c81.jpg?1782703705'
const regular = Object.fromEntries(
  imageSizes.map((size) => [size, `https://cards.scryfall.io/${size}/${ending}`]),
)

test('regular addresses are kept as their common ending, and come back whole', () => {
  expect(packImages(regular)).toBe(ending)
  expect(unpackImages(ending)).toEqual(regular)
})

test.each([
  ['of another host', { ...regular, large: 'https://images.example.org/large.jpg' }],
  ['with one size missing', { normal: regular.normal ?? '', small: regular.small ?? '' }],
  ['of another time', { ...regular, small: `${regular.small}0` }],
])('addresses %s come back as they were', (_, uris) => {
  expect(unpackImages(packImages(uris))).toEqual(uris)
})

test('sizes that are not shown are not kept', () => {
  const uris = {
    normal: 'https://images.example.org/n.jpg',
    png: 'https://images.example.org/p.png',
  }
  expect(unpackImages(packImages(uris))).toEqual({ normal: 'https://images.example.org/n.jpg' })
})
