import { limits } from '@manafolio/contract'
import { type Catalogue, findCardsCalled } from '../catalogue/catalogue.ts'
import { cardsLike } from '../catalogue/likeness.ts'
import { cardsWithAny } from '../rows/levels.ts'
import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { hasRow, rowsOf } from '../rows/row-set.ts'
import { equalityOps } from './compare.ts'
import type { Filter } from './filter.ts'
import { asRequested, quoted } from './statement.ts'

export const like: Filter = {
  names: ['like'],
  ops: equalityOps,
  level: 'card',
  group: 'Tags and lists',
  example: 'like:"Sol Ring"',
  help: `The ${limits.cardsLike} cards that are most like a card: by what they do and say, types, colors and mana value; of those about as alike, the most played first. Sorted by relevance, the most alike come first.`,
  namesCards: true,
  words: ({ texts }) => texts.cardName.index,
  compile({ catalogue }, { op, value }) {
    if (catalogue.meta.adviceTags.length === 0) return 'nothing is known of what cards do'
    const cards = cardsLikeNamed(catalogue, value)
    if (!cards) return `no card is called “${value}”`
    return unlessDenied(op, matchRows(rowsOf(cards, catalogue.meta.cardCount)))
  },
  describe: ({ op, value }) =>
    asRequested(op, {
      yes: `it is among the ${limits.cardsLike} cards most like ${quoted(value)}`,
      no: `it is not among the ${limits.cardsLike} cards most like ${quoted(value)}`,
    }),
}

/** The cards that are like the one of this name, the most alike first; undefined without such a card. */
export function cardsLikeNamed(catalogue: Catalogue, name: string): readonly number[] | undefined {
  const called = findCardsCalled(catalogue, name)
  const toPlay = cardsWithAny(catalogue, catalogue.visible.withoutExtras)
  const card = called.find((one) => hasRow(toPlay, one)) ?? called[0]
  return card === undefined ? undefined : cardsLike(catalogue, card, limits.cardsLike)
}
