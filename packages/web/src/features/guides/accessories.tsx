import type { ReactNode } from 'react'
import { DeckBox } from './drawings/deck-box.tsx'
import { DiceAndCounters } from './drawings/dice.tsx'
import { Playmat } from './drawings/playmat.tsx'
import { Sleeves } from './drawings/sleeves.tsx'
import { StorageBox } from './drawings/storage-box.tsx'

export interface Accessory {
  id: string
  title: string
  tag: string
  gist: string
  paragraphs: readonly string[]
  /** Figures to remember, as name and value. */
  facts: readonly (readonly [name: string, value: string])[]
  /** None where there is nothing to buy from us. */
  buy?: { label: string; words: string }
  drawing: ReactNode
}

/** In the order in which somebody with a first deck needs them, storage before comfort. */
export const accessories: readonly Accessory[] = [
  {
    id: 'deck-boxes',
    title: 'Deck Boxes',
    tag: 'Protection',
    gist: 'What keeps a deck together in a bag, and its corners sharp.',
    paragraphs: [
      'Take the box for the deck as it is sleeved: sleeves nearly double its thickness, and double sleeves add half as much again. A box in which cards rattle wears their edges; one that has to be pressed shut bends them.',
      'A lid that closes by magnet or with a strap survives a fall. A separate compartment for dice is handy, as long as they can’t get among the cards.',
    ],
    facts: [
      ['Standard deck with sideboard', '60-75 cards'],
      ['Commander', '100+ cards'],
    ],
    buy: { label: 'Buy Deck Boxes', words: 'deck box' },
    drawing: (
      <DeckBox label="An open deck box with sleeved cards in it, its lid standing up behind" />
    ),
  },
  {
    id: 'card-sleeves',
    title: 'Card Sleeves',
    tag: 'Essential',
    gist: 'The one thing to buy before anything else: wear begins with the first shuffle.',
    paragraphs: [
      'Magic cards need the standard size, not the smaller “Japanese” one. Opaque backs hide wear and make foils and two-faced cards look like all others; a matt back shuffles better than a glossy one.',
      'For dear cards put a tight inner sleeve on first, opening downwards, then the outer one. Look for polypropylene without PVC or acid. When some sleeves are worn, change them all, for a single new one is a marked card.',
    ],
    facts: [
      ['Sleeve for a 63 × 88 mm card', '66 × 91 mm'],
      ['To buy for a deck', 'its cards and 10 spare'],
    ],
    buy: { label: 'Buy Card Sleeves', words: 'card sleeves standard size' },
    drawing: <Sleeves label="A card half pushed into a sleeve with a coloured back" />,
  },
  {
    id: 'dice-and-counters',
    title: 'Dice & Counters',
    tag: 'Gameplay',
    gist: 'Life, +1/+1 counters, tokens, the storm count: nobody should have to remember them.',
    paragraphs: [
      'A spindown is a twenty-sided die whose numbers follow one another, made to count life down from 20. It is not for rolling, since its high numbers lie together. For Commander’s 40 life take two, or a dial.',
      'Small six-sided dice in two colours serve for counters of two kinds. Glass beads do for tokens that only need to be there. Keep pencil and paper as well: dice get knocked over.',
    ],
    facts: [
      ['Life to begin with', '20, or 40 in Commander'],
      ['A good handful', '2 spindowns, 12 small dice'],
    ],
    buy: { label: 'Buy Life Dice', words: 'spindown life counter dice' },
    drawing: (
      <DiceAndCounters label="A twenty-sided die that shows 20, two small dice and three glass beads" />
    ),
  },
  {
    id: 'storage-solutions',
    title: 'Storage Solutions',
    tag: 'Organization',
    gist: 'A collection that can be searched is worth more than one that lies in piles.',
    paragraphs: [
      'Cardboard boxes are cheap and good: cards stand upright, and dividers keep sets or colours apart. Fill a row until the cards stand by themselves, and no further. What is worth more than its sleeve goes into a binder with pockets that load from the side, without rings that press into the pages.',
      'Dry, dark and even in temperature is all that cards want: not the attic, not the cellar, not the window. A sachet of silica gel in the box keeps foils flat. Write the range on the front of the box and the same into your collection here.',
    ],
    facts: [
      ['For a beginning, or one set', '400 cards'],
      ['A row of a shelf', '800 cards'],
      ['Two rows and more', '1600+ cards'],
    ],
    drawing: (
      <StorageBox label="Three storage boxes, for 400, 800 and 1600 cards, with dividers among the cards" />
    ),
  },
  {
    id: 'playmats',
    title: 'Playmats',
    tag: 'Comfort',
    gist: 'Cards are easier to pick up, tables are dirtier than they look, and it is your place.',
    paragraphs: [
      'A mat is a sheet of rubber with cloth on it. The rubber keeps it from sliding, the cloth lets sleeves glide, and both together keep spilled drinks away for the seconds that count.',
      'Stitched edges don’t fray. Roll it with the picture outwards, so that it lies flat again, and wash it by hand with lukewarm water. Some mats mark the zones, which helps who is new to the game.',
    ],
    facts: [
      ['Usual size', '61 × 35 cm (24 × 14 in)'],
      ['Thickness', '2 mm to carry, 3 mm to stay'],
    ],
    buy: { label: 'Buy Playmats', words: 'playmat' },
    drawing: <Playmat label="A playmat with cards laid out on it and one end rolled up" />,
  },
]
