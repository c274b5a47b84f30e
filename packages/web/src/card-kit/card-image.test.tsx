// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { CardImage, type CardImageProps } from './card-image.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

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
  act(() => createRoot(box).render(<CardImage card={card} sizes="200px" />))
  return box
}

test('an image offers each size the card has', () => {
  const image = draw({ small: '/s.jpg', normal: '/n.jpg', large: '/l.jpg' }).querySelector('img')
  expect(image?.alt).toBe('Opt')
  expect(image?.srcset).toBe('/s.jpg 146w, /n.jpg 488w, /l.jpg 672w')
})

test('a card without an image shows its face', () => {
  const box = draw(null)
  expect(box.querySelector('img')).toBeNull()
  expect(box.textContent).toContain('No Image')
})

test('the face takes the place of an image that fails, and is not drawn before', () => {
  const box = draw({ normal: '/n.jpg' })
  expect(box.textContent).toBe('')
  act(() => {
    box.querySelector('img')?.dispatchEvent(new Event('error'))
  })
  expect(box.textContent).toContain('No Image')
})
