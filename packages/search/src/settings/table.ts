import type { Catalogue } from '../catalogue/catalogue.ts'
import { keyNames } from '../query/key-names.ts'
import { orderings } from '../run/orderings.ts'
import { preferences } from '../run/preferences.ts'
import type { Setting } from './setting.ts'

const unique: Setting = {
  names: ['unique'],
  values: new Map([
    ['cards', 'up to three versions of each card'],
    ['prints', 'every printing'],
    ['art', 'one printing of each artwork'],
  ]),
  example: 'unique:prints',
  help: 'What is listed, whatever mode is chosen; ++ is short for unique:prints, @@ for unique:art.',
  apply: (value) => ({ mode: value === 'prints' || value === 'art' ? value : 'cards' }),
}

const order: Setting = {
  names: keyNames.order,
  values: new Map(
    [...orderings].map(([value, { description }]) => [value, `ordered by ${description}`]),
  ),
  aliases: new Map([
    ['mv', 'cmc'],
    ['manavalue', 'cmc'],
    ['date', 'released'],
    ['spoiled', 'released'],
    ['review', 'released'],
    ['pow', 'power'],
    ['tou', 'toughness'],
  ]),
  example: 'order:usd',
  help: 'What the results are ordered by.',
  apply: (value) => ({ order: value }),
  hasData: (value, catalogue) => hasKeys(catalogue, orderings.get(value)?.keyOf(catalogue)),
}

/** Whether any printing has something to be ordered by. */
function hasKeys({ meta }: Catalogue, keyOf?: (printing: number) => number): boolean {
  if (!keyOf) return true
  for (let printing = 0; printing < meta.printingCount; printing++) {
    if (!Number.isNaN(keyOf(printing))) return true
  }
  return false
}

const direction: Setting = {
  names: keyNames.direction,
  values: new Map([
    ['asc', 'in rising order'],
    ['desc', 'in falling order'],
  ]),
  aliases: new Map([
    ['ascending', 'asc'],
    ['descending', 'desc'],
  ]),
  example: 'direction:asc',
  help: 'The direction of the order or of the chosen sort; left to itself prices, releases and rarities fall, all else rises.',
  apply: (value) => ({ direction: value === 'desc' ? 'desc' : 'asc' }),
}

const prefer: Setting = {
  names: ['prefer'],
  values: new Map(
    [...preferences].map(([value, { description }]) => [value, `preferring ${description}`]),
  ),
  aliases: new Map([
    ['ub', 'universesbeyond'],
    ['notub', 'notuniversesbeyond'],
  ]),
  example: 'prefer:oldest',
  help: 'Which printing stands for a card or an artwork: then one is listed of each.',
  apply: (value) => ({ prefer: value }),
  hasData: (value, catalogue) => {
    const currency = /^(usd|eur|tix)-/.exec(value)?.[1]
    return !currency || hasKeys(catalogue, orderings.get(currency)?.keyOf(catalogue))
  },
}

const include: Setting = {
  names: ['include'],
  values: new Map([
    ['extras', 'with tokens, art cards, planes and memorabilia'],
    ['variations', 'with variations, as always'],
    ['multilingual', 'in every language that is loaded, as always'],
  ]),
  example: 'include:extras',
  help: 'Also lists tokens, art cards, planes, schemes and memorabilia; a set or kind of nothing else needs no include.',
  apply: (value) => (value === 'extras' ? { withExtras: true } : {}),
}

const asAlways = 'with pictures and texts, as always'

const display: Setting = {
  names: ['display', 'as'],
  values: new Map(['grid', 'checklist', 'full', 'text'].map((value) => [value, asAlways])),
  example: 'display:full',
  help: 'Understood, but results have one look here.',
  apply: () => ({}),
}

/** Every setting of the language, in the order of the syntax page. */
export const settings: readonly Setting[] = [unique, order, direction, prefer, include, display]

const byName = new Map(settings.flatMap((setting) => setting.names.map((name) => [name, setting])))

export function findSetting(name: string): Setting | undefined {
  return byName.get(name)
}

/** The usual word for a setting's value, or undefined when it has no such value. */
export function settingValue({ values, aliases }: Setting, text: string): string | undefined {
  const word = text.toLowerCase()
  const value = aliases?.get(word) ?? word
  return values.has(value) ? value : undefined
}

export const settingNames: readonly string[] = [...byName.keys()]
