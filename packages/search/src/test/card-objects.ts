import type { AdviceMeasures } from '../catalogue/advice.ts'
import { catalogueBuilder } from '../catalogue/builder.ts'
import { type CardObject, readCardObject } from '../catalogue/card-object.ts'
import { type Catalogue, openCatalogue } from '../catalogue/catalogue.ts'
import type { RulingObject } from '../catalogue/rulings.ts'

type Facts = Partial<CardObject> & { name: string }

/** A plain printing of a plain card, except for the given fields. */
export function cardObject(facts: Facts): CardObject {
  const { name, set = 'tst', collector_number = '1' } = facts
  const defaults = {
    id: `${name} [${set} ${collector_number}]`,
    oracle_id: name,
    set,
    set_name: `Set ${set.toUpperCase()}`,
    collector_number,
    released_at: '2020-01-01',
    colors: [],
    finishes: ['nonfoil'],
    games: ['paper'],
  }
  const card = readCardObject({ ...defaults, ...facts })
  if (!card) throw new Error(`“${name}” is no card object`)
  return card
}

/** Several printings of one card. */
export function printingsOf(card: Facts, printings: Partial<CardObject>[]): CardObject[] {
  return printings.map((printing) => cardObject({ ...card, ...printing }))
}

export function catalogueOf(
  cards: CardObject[],
  rulings: RulingObject[] = [],
  advice?: AdviceMeasures,
): Catalogue {
  const builder = catalogueBuilder(advice)
  for (const card of cards) builder.add(card)
  for (const ruling of rulings) builder.addRuling(ruling)
  const origin = { source: 'sample', fingerprint: 'test', pricesAsOf: '2026-07-31' } as const
  return openCatalogue(builder.build(origin))
}
