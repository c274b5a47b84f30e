import { expect, test } from 'vitest'
import { expectQuery, namesOf, searchSmall } from '../test/expect-query.ts'

test('++ lists every printing', () => {
  expect(namesOf(searchSmall({ query: '++ !brainstorm' }))).toEqual([
    'Brainstorm [sta]',
    'Brainstorm [mmq]',
    'Brainstorm [ice]',
    'Brainstorm [sta]', // no price
    'Brainstorm [vma]',
  ])
})

test('@@ lists the newest printing of each artwork', () => {
  expect(namesOf(searchSmall({ query: '!brainstorm @@' }))).toEqual([
    'Brainstorm [sta]',
    'Brainstorm [sta]',
    'Brainstorm [vma]', // the same artwork as [mmq]
    'Brainstorm [ice]',
  ])
})

test('they add nothing to the description', () => {
  expectQuery('t:elf ++').toFind('Llanowar Elves')
  expectQuery('@@ t:elf').not.toFind('Forest')
  expectQuery('-++ t:elf').warns(
    "“unique:prints” was ignored: how results are shown can't be excluded.",
  )
})
