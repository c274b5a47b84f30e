import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from '../test/wait-for.ts'
import { CardImage, type CardImageProps } from './card-image.tsx'

function draw(imageUris: CardImageProps['card']['imageUris']) {
  const card = {
    name: 'Opt',
    manaCost: '{U}',
    typeLine: 'Instant',
    oracleText: 'Scry 1.',
    rarity: 'common',
    setCode: 'inv',
    colorIdentity: ['U'],
    imageUris,
  }
  const box = document.createElement('div')
  const root = createRoot(box)
  onTestFinished(() => root.unmount())
  flushSync(() => root.render(<CardImage card={card} sizes="200px" />))
  return box
}

test('an image offers each size the card has', () => {
  const image = draw({ small: '/s.jpg', normal: '/n.jpg', large: '/l.jpg' }).querySelector('img')
  expect(image?.alt).toBe('Opt')
  expect(image?.srcset).toBe('/s.jpg 146w, /n.jpg 488w, /l.jpg 672w')
})

test('until an image is there, its box has the color of the card', () => {
  const box = draw({ normal: '/n.jpg' }).firstElementChild
  expect(box?.getAttribute('style')).toContain('--edge-start: #1c5578') // blue
})

test('a card without an image shows its face', () => {
  const box = draw(null)
  expect(box.querySelector('img')).toBeNull()
  expect(box.textContent).toContain('No Image')
})

test('the face replaces an image that fails, and is not rendered before', async () => {
  const box = draw({ normal: '/n.jpg' })
  expect(box.textContent).toBe('')
  box.querySelector('img')?.dispatchEvent(new Event('error'))
  await waitFor(() => expect(box.textContent).toContain('No Image'))
})
