import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardArt } from './card-art-panel.tsx'
import { fanCards } from './fan.tsx'

test.each(fanCards)('the image file of $name matches the drawn card', async (card) => {
  const svg = renderToStaticMarkup(<CardArt card={card} />)
  const file = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  const name = card.name.toLowerCase().replaceAll(' ', '-')
  await expect(`${file}\n`).toMatchFileSnapshot(`fan-art/${name}.svg`)
})
