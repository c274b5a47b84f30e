import { type AdviceTable, hasTag, tagNumber } from './advice-table.ts'
import type { MeasuredDeck } from './measured-deck.ts'
import type { ConceptName } from './tags/concepts.ts'

/** A concept, a tag of another kind, or the subtype of most cards, if it is that of many. */
type Enabler = ConceptName | `type:${string}` | `sub:${string}` | 'tribe'

/**
 * Payoffs, and what makes them good when a deck has many cards of it: Impact Tremors in a deck of tokens,
 * Coat of Arms in one of Elves. A deck needs few payoffs, so how many it has tells little.
 */
const payoffs = {
  'type:artifact': ['artifacts_matter'],
  'type:enchantment': ['enchantments_matter'],
  'type:instant': ['spells'],
  'type:sorcery': ['spells'],
  typal: ['tribe'],
  go_wide: ['tokens', 'many_tokens', 'tribe'],
  tokens_matter: ['tokens', 'treasure', 'food', 'clues'],
  enters_trigger: ['tokens', 'many_tokens', 'value_creature', 'flicker'],
  triggers: ['value_creature', 'flicker', 'enters_trigger'],
  flicker: ['value_creature'],
  value_creature: ['flicker', 'reanimation', 'creature_cards'],
  untap: ['tap_abilities'],
  fodder: ['sacrifice_outlet', 'death_trigger', 'reanimation'],
  cost_reduction: ['spells', 'tribe'],
  counters_matter: ['counters', 'minus_counters', 'planeswalkers', 'energy'],
  proliferate: ['counters', 'minus_counters', 'planeswalkers', 'energy', 'poison'],
  pillowfort: ['planeswalkers', 'group_hug'],
  death_trigger: ['sacrifice_outlet', 'many_tokens', 'minus_counters'],
  aristocrats: ['sacrifice_outlet', 'many_tokens', 'minus_counters'],
  sacrifice_outlet: ['death_trigger', 'many_tokens', 'reanimation'],
  sacrifice: ['death_trigger', 'treasure', 'food', 'clues'],
  sacrifice_matters: ['treasure', 'food', 'clues'],
  reanimation: ['self_mill', 'big_creature'],
  big_creature: ['reanimation', 'cheat', 'creature_cards'],
  graveyard: ['self_mill', 'discard'],
  cast_from_graveyard: ['spells'],
  second_spell: ['spells', 'cantrip'],
  opponents_graveyard: ['opponents_mill', 'opponents_discard'],
  punisher: ['opponents_discard', 'opponents_draw', 'wheels'],
  artifacts_matter: ['type:artifact', 'treasure', 'food', 'clues'],
  enchantments_matter: ['type:enchantment', 'auras'],
  auras: ['enchantments_matter'],
  voltron: ['equipment', 'auras'],
  colorless: ['sub:eldrazi'],
  lifegain: ['lifegain_matters'],
  lifegain_matters: ['lifegain'],
  life_loss: ['lifegain_matters'],
  lands_matter: ['landfall', 'extra_lands'],
  extra_lands: ['landfall'],
  ramp_lands: ['landfall'],
} satisfies Partial<Record<ConceptName | `type:${string}`, readonly Enabler[]>>

/** How much of the lift of its strongest enabler a payoff has. */
const payoffShare = 0.8
/** What a commander is about has more lift. */
const commandersLift = 0.3
/** The least lift of what a commander is about for its payoffs: a deck is built around it. */
const leastOfCommanders = 1.2
/** Fewer cards enable nothing. */
const fewestCards = 4
/** From which share of a deck on a subtype is its tribe. */
const tribeShare = 0.25

/** The payoffs of a deck that has much of what makes them good. */
export function payoffsIn(table: AdviceTable, deck: MeasuredDeck) {
  const ofCommanders = tagsOfCommanders(table, deck)
  const enabled = enabledPayoffs(table, deck, ofCommanders)
  return {
    /** Raises lifts for them, and for what the commanders are about. */
    raise(lifts: Float64Array): Float64Array {
      const raised = lifts.slice()
      for (const tag of ofCommanders) raised[tag] = (lifts[tag] ?? 0) + commandersLift
      for (const { payoff, enablers } of enabled) {
        const strongest = Math.max(
          ...enablers.map((tag) =>
            Math.max(lifts[tag] ?? 0, ofCommanders.has(tag) ? leastOfCommanders : 0),
          ),
        )
        raised[payoff] = Math.max(raised[payoff] ?? 0, payoffShare * strongest)
      }
      return raised
    },
    /** The tags of other cards that make a card good, beside those that it has itself. */
    enablersOf(card: number): number[] {
      const own = enabled.filter(({ payoff }) => hasTag(table, card, payoff))
      const enablers = new Set(own.flatMap((one) => one.enablers))
      return [...enablers].filter((tag) => !hasTag(table, card, tag))
    },
  }
}

function tagsOfCommanders({ tags, tagStarts }: AdviceTable, { deck }: MeasuredDeck): Set<number> {
  return new Set(
    deck.commanders.flatMap((card) => [...tags.subarray(tagStarts[card], tagStarts[card + 1])]),
  )
}

function enabledPayoffs(table: AdviceTable, deck: MeasuredDeck, ofCommanders: ReadonlySet<number>) {
  const tribe = tribeOf(table, deck)
  const tagOf = (name: string) =>
    name === 'tribe' ? tribe : tagNumber(table, name.includes(':') ? name : `concept:${name}`)
  const isEnabled = (tag: number) => ofCommanders.has(tag) || (deck.counts[tag] ?? 0) >= fewestCards
  return Object.entries(payoffs).flatMap(([name, names]) => {
    const payoff = tagOf(name)
    const enablers = names.flatMap((one) => tagOf(one) ?? []).filter(isEnabled)
    return payoff === undefined || enablers.length === 0 ? [] : [{ payoff, enablers }]
  })
}

function tribeOf({ tagNames }: AdviceTable, { counts, copies }: MeasuredDeck): number | undefined {
  const types = tagNames.flatMap((name, tag) => (name.startsWith('sub:') ? [tag] : []))
  const most = Math.max(...types.map((tag) => counts[tag] ?? 0))
  if (most < tribeShare * copies) return undefined
  return types.find((tag) => counts[tag] === most)
}
