import { expect, test } from 'vitest'
import { tagsIn } from '../test/page-tags.ts'
import { withHead } from './page-head.ts'

const page = '<html><head><title>Manafolio</title></head><body></body></html>'

test('no name in a head ends its tag, attribute or script', () => {
  const name = '"Ach! Hans, Run!" & </script><script>alert(1)</script>'
  const html = withHead(page, {
    title: name,
    description: name,
    url: 'https://cards.example/card/unh/1/x?a=1&b="',
    image: { url: 'https://cards.example/x.png', alt: name },
    isListed: true,
    linkedData: { name },
  })
  expect(tagsIn(html)).toMatchObject({ title: name, description: name, 'og:image:alt': name })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name })
  expect(html).toContain(
    '<link rel="canonical" href="https://cards.example/card/unh/1/x?a=1&amp;b=&quot;" />',
  )
})
