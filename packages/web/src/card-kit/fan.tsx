import { CardFace } from './card-face.tsx'
import type { FaceCard } from './face-card.ts'
import classes from './fan.module.css'
import counterspell from './fan-art/counterspell.svg?no-inline'
import darkRitual from './fan-art/dark-ritual.svg?no-inline'
import lightningBolt from './fan-art/lightning-bolt.svg?no-inline'
import llanowarElves from './fan-art/llanowar-elves.svg?no-inline'
import swordsToPlowshares from './fan-art/swords-to-plowshares.svg?no-inline'

interface FanCard extends FaceCard {
  /** The address of its picture: visitors' pages don't load the code that draws. */
  artUrl: string
}

/** One well-known card of each color. */
export const fanCards: readonly FanCard[] = [
  {
    name: 'Swords to Plowshares',
    artUrl: swordsToPlowshares,
    manaCost: '{W}',
    typeLine: 'Instant',
    oracleText: 'Exile target creature. Its controller gains life equal to its power.',
    rarity: 'uncommon',
    setCode: 'lea',
    colorIdentity: ['W'],
  },
  {
    name: 'Counterspell',
    artUrl: counterspell,
    manaCost: '{U}{U}',
    typeLine: 'Instant',
    oracleText: 'Counter target spell.',
    rarity: 'uncommon',
    setCode: 'ice',
    colorIdentity: ['U'],
  },
  {
    name: 'Dark Ritual',
    artUrl: darkRitual,
    manaCost: '{B}',
    typeLine: 'Instant',
    oracleText: 'Add {B}{B}{B}.',
    rarity: 'common',
    setCode: 'usg',
    colorIdentity: ['B'],
  },
  {
    name: 'Lightning Bolt',
    artUrl: lightningBolt,
    manaCost: '{R}',
    typeLine: 'Instant',
    oracleText: 'Lightning Bolt deals 3 damage to any target.',
    rarity: 'common',
    setCode: 'm10',
    colorIdentity: ['R'],
  },
  {
    name: 'Llanowar Elves',
    artUrl: llanowarElves,
    manaCost: '{G}',
    typeLine: 'Creature — Elf Druid',
    oracleText: '{T}: Add {G}.',
    rarity: 'common',
    setCode: 'dom',
    colorIdentity: ['G'],
    power: '1',
    toughness: '1',
  },
]

/** A hand of cards, purely decorative. Fills its box, at least 200 px high. */
export function CardFan() {
  return (
    <div className={classes.fan} aria-hidden="true">
      {fanCards.map((card, place) => (
        <div
          key={card.name}
          className={classes.card}
          style={placeStyle(place - (fanCards.length - 1) / 2)}
        >
          <CardFace
            card={card}
            art={<img src={card.artUrl} alt="" className={classes.art} />}
            isMeant
          />
        </div>
      ))}
    </div>
  )
}

/** Steps from the middle card, which is upright. */
function placeStyle(steps: number): Record<`--${string}`, number> {
  return { '--steps': steps }
}
