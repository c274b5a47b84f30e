import type { RulingObject } from '../../catalogue/rulings.ts'

const ruling = (oracle_id: string, published_at: string, comment: string): RulingObject => ({
  oracle_id,
  source: 'wotc',
  published_at,
  comment,
})

const zero = 'While this card is not being cast, X counts as 0 for its mana value.'

/** Rulings in sentences of our own; two cards share one. */
export const rulings: RulingObject[] = [
  ruling('Blaze', '2013-06-07', zero),
  ruling('Blaze', '2004-10-04', 'The damage comes from the spell, not from its caster.'),
  ruling('Walking Ballista', '2017-02-09', zero),
  ruling('Walking Ballista', '2017-02-09', 'Counters that Nazgûl give it are removed one by one.'),
  ruling(
    '6ad8011d-3471-4369-9d68-b264cc027487',
    '2009-10-01',
    'Its mana may pay for a cost of {C} or {W/B}.',
  ),
]
