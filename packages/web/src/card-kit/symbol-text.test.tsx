import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ManaCost } from './mana-cost.tsx'
import { SymbolText } from './symbol-text.tsx'

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')

test('rules text has its paragraphs and its symbols as text', () => {
  const markup = renderToStaticMarkup(<SymbolText text={'Flying\n{T}: Add {G}.'} />)
  expect(markup.match(/<p/g)).toHaveLength(2)
  expect(textOf(markup)).toBe('Flying tap: Add  one green mana.')
})

test('reminder text is in italics, the text around it is not', () => {
  const markup = renderToStaticMarkup(<SymbolText text="Flash (You may {Q} it.) Haste" />)
  const [, inside = ''] = markup.match(/<em>(.*)<\/em>/) ?? []
  expect(textOf(inside)).toBe('(You may  untap it.)')
})

test('an unknown symbol is shown as text', () => {
  expect(textOf(renderToStaticMarkup(<SymbolText text="Pay {NOPE}." />))).toBe('Pay {NOPE}.')
})

test('the symbols of a cost are hidden from screen readers, its text is not', () => {
  const markup = renderToStaticMarkup(<ManaCost cost="{2}{U} // {R}" />)
  expect(markup.match(/aria-hidden="true"/g)).toHaveLength(4)
  expect(textOf(markup)).toBe('mana cost: two generic, one blue; other part: one red//')
})

test('an empty cost renders nothing', () => {
  expect(renderToStaticMarkup(<ManaCost cost="" />)).toBe('')
})
