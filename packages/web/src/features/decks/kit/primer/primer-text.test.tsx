import { limits, type MentionedCard } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { drawPage } from '../../../../test/draw-page.tsx'
import { waitFor } from '../../../../test/wait-for.ts'
import { parseMarkdown } from './markdown.ts'
import { type Heading, outlineOf } from './outline.ts'
import { PrimerText } from './primer-text.tsx'

const guide: MentionedCard = {
  mention: 'Goblin Guide|zen',
  scryfallId: 'guide',
  cardName: 'Goblin Guide',
  setCode: 'zen',
  collectorNumber: '126',
}

async function draw(text: string, cards: readonly MentionedCard[] | undefined = [guide]) {
  const { box } = await drawPage(() => <PrimerText text={text} cards={cards} />)
  return waitFor(() => {
    const primer = box.querySelector('div')
    if (!primer?.textContent) throw new Error('The primer is not drawn yet.')
    return primer
  })
}

const linksIn = (box: Element) => [...box.querySelectorAll('a')].map((a) => a.getAttribute('href'))
const headingsIn = (text: string): Heading[] => [...outlineOf(parseMarkdown(text)).values()]

test('Markdown becomes headings, lists, tables, quotations and code', async () => {
  const box = await draw(
    '## Plan\n**Go** ~~slow~~ *fast*\nnow\n\n3. One\n   - Two\n\n> Said\n\n|A|B|\n|-|-:|\n|1|2|\n\n```\n<b>\n```\n---',
  )
  expect(box.querySelector('h3#primer-plan')?.textContent).toBe('Plan')
  expect(box.querySelector('p')?.innerHTML).toBe(
    '<strong>Go</strong> <s>slow</s> <em>fast</em><br>now',
  )
  expect(box.querySelector('ol[start="3"] > li > ul > li')?.textContent).toBe('Two')
  expect(box.querySelector('blockquote p')?.textContent).toBe('Said')
  expect(box.querySelector('td[data-align=right]')?.textContent).toBe('2')
  expect(box.querySelector('pre code')?.textContent).toBe('<b>\n')
  expect(box.querySelector('hr')).not.toBeNull()
})

test('names in brackets are links to their cards; others stay text', async () => {
  const box = await draw('[[Goblin Guide|zen]], [[Gobln Guide]] and `[[Goblin Guide|zen]]`')
  expect(linksIn(box)).toEqual(['/card/zen/126/goblin-guide'])
  expect(box.querySelector('p')?.textContent).toBe(
    'Goblin Guide, Gobln Guide and [[Goblin Guide|zen]]',
  )
  expect(box.querySelector('[title]')?.textContent).toBe('Gobln Guide')
})

test('a table names cards of a set with the bar escaped', async () => {
  const box = await draw('|Card|\n|-|\n|[[Goblin Guide\\|zen]]|')
  expect(linksIn(box)).toEqual(['/card/zen/126/goblin-guide'])
})

test('links lead to web pages alone, and pictures are links', async () => {
  const box = await draw(
    '[a](https://a.example/?q=1&r="2") https://b.example ![c](http://c.example/c.png "t") [d](#d)',
  )
  expect(linksIn(box)).toEqual([
    'https://a.example/?q=1&r=%222%22',
    'https://b.example',
    'http://c.example/c.png',
  ])
  for (const link of box.querySelectorAll('a')) {
    expect(link.rel).toBe('noopener noreferrer nofollow ugc')
  }
  expect(box.textContent).toContain('Picture: c')
  expect(box.querySelector('img')).toBeNull()
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](vbscript:msgbox) [y](file:///etc/passwd) [z](//evil.example)',
  '[[<img src=x onerror=alert(1)>]]',
  '```"><script>alert(1)</script>\nx\n```',
])('%j runs and loads nothing', async (text) => {
  const box = await draw(text)
  expect(box.textContent).not.toBe('')
  expect(box.querySelector('script, img, svg, iframe, style, a, [onerror], [onload]')).toBeNull()
})

test('a table of a few lines that fills up to many cells stays text', () => {
  const wide = `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n`
  const cellsIn = (text: string) =>
    parseMarkdown(text).filter(({ type }) => type === 'td_open').length
  expect(cellsIn(`${wide}|\n|\n`)).toBe(1000)
  expect(cellsIn(`${wide}${'|\n'.repeat(20)}`)).toBe(0)
})

test('ids of headings are their own, and differ', () => {
  const text = '# main\n# root\n# main\n# ‽\n# __proto__\n# [Plan](https://a.example) *B*'
  const headings = headingsIn(text)
  expect(headings.map(({ id }) => id)).toEqual([
    'primer-main',
    'primer-root',
    'primer-main-2',
    'primer-section',
    'primer-proto',
    'primer-plan-b',
  ])
  expect(headings.at(-1)?.title).toBe('Plan B')
})

test('levels that a text skips are not skipped in the page', () => {
  const levels = headingsIn('### A\n# B\n###### C\n### D').map(({ level }) => level)
  expect(levels).toEqual([3, 3, 4, 4])
})

const most = limits.deckPrimer

test.each([
  ['quotations', '> '.repeat(10_000)],
  ['quotations over lines', '> > > > > >\n'.repeat(most / 12)],
  ['lists', '* '.repeat(10_000)],
  [
    'lists that are indented',
    Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}- x`).join('\n'),
  ],
  ['emphasis', `${'*'.repeat(most / 2 - 1)}a${'*'.repeat(most / 2 - 1)}`],
  ['emphasis in emphasis', `${'*a '.repeat(8000)}${'a* '.repeat(8000)}`],
  ['open brackets', '['.repeat(most)],
  ['mentions that do not end', '[[a'.repeat(most / 3)],
  ['pictures', '![['.repeat(most / 3)],
  ['links in links', `${'['.repeat(12_000)}a${'](x)'.repeat(9000)}`],
  ['code', '`'.repeat(most)],
  ['code that does not end', Array.from({ length: 300 }, (_, n) => '`'.repeat(n)).join(' ')],
  ['tables', `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${'|\n'.repeat(20_000)}`],
  ['references', '[a]: x\n'.repeat(most / 7)],
  ['addresses', 'http://'.repeat(most / 7)],
  ['entities', '&#x41;'.repeat(most / 6)],
])('many %s are shown, and the page stays', async (_, text) => {
  const box = await draw(`# Before\n\n${text.slice(0, most)}`)
  expect(box.querySelector('h3')?.textContent).toBe('Before')
  let depth = 0
  for (const leaf of box.querySelectorAll('*:not(:has(*))')) {
    let own = 0
    for (let at: Element | null = leaf; at; at = at.parentElement) own++
    depth = Math.max(depth, own)
  }
  expect(depth).toBeLessThan(140)
})
