import type { ReactNode } from 'react'
import { DiceAndCounters, Playmat } from './drawings/mat-and-dice.tsx'
import { DeckBox, Sleeves, StorageBox } from './drawings/storage.tsx'

export interface Accessory {
  id: string
  title: string
  tag: string
  gist: string
  paragraphs: readonly string[]
  /** Key figures, as name and value. */
  facts: readonly (readonly [name: string, value: string])[]
  /** None if we have nothing to link to. */
  buy?: { label: string; searchTerms: string }
  drawing: ReactNode
}

/** In the order in which a player with a first deck needs them, storage first. */
export const accessories: readonly Accessory[] = [
  {
    id: 'deck-boxes',
    title: 'Deck Boxes',
    tag: 'Protection',
    gist: 'What keeps a deck together in a bag, and its corners sharp.',
    paragraphs: [
      'Choose a box for your sleeved deck: sleeves nearly double its thickness, and double sleeves add half as much again. A box in which cards rattle wears their edges; one that has to be pressed shut bends them.',
      'A lid with a magnet or a strap survives a fall. A separate compartment for dice is handy, as long as they can’t get among the cards.',
    ],
    facts: [
      ['Standard deck with sideboard', '60-75 cards'],
      ['Commander', '100+ cards'],
    ],
    buy: { label: 'Buy Deck Boxes', searchTerms: 'deck box' },
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
      'Magic cards need the standard size, not the smaller “Japanese” one. Opaque backs hide wear and make foils and double-faced cards look like the rest; a matte back shuffles better than a glossy one.',
      'For expensive cards, put a tight inner sleeve on first, opening downwards, then the outer one. Look for polypropylene without PVC or acid. When some sleeves are worn, replace them all: a single new one is a marked card.',
    ],
    facts: [
      ['Sleeve for a 63 × 88 mm card', '66 × 91 mm'],
      ['How many to buy', 'one per card, plus 10 spares'],
    ],
    buy: { label: 'Buy Card Sleeves', searchTerms: 'card sleeves standard size' },
    drawing: <Sleeves label="A card half pushed into a sleeve with a colored back" />,
  },
  {
    id: 'dice-and-counters',
    title: 'Dice & Counters',
    tag: 'Gameplay',
    gist: 'Life, +1/+1 counters, tokens, the storm count: you should not have to remember them all.',
    paragraphs: [
      'A spindown is a twenty-sided die whose numbers follow one another, made to count life down from 20. It is not for rolling, since its high numbers lie together. For Commander’s 40 life take two, or a dial.',
      'Small six-sided dice in two colors serve for counters of two kinds. Glass beads work for tokens that just need to be there. Keep pencil and paper as well: dice get knocked over.',
    ],
    facts: [
      ['Starting life', '20, or 40 in Commander'],
      ['A good start', '2 spindowns, 12 small dice'],
    ],
    buy: { label: 'Buy Life Dice', searchTerms: 'spindown life counter dice' },
    drawing: (
      <DiceAndCounters label="A twenty-sided die that shows 20, two small dice and three glass beads" />
    ),
  },
  {
    id: 'storage-solutions',
    title: 'Storage Solutions',
    tag: 'Organization',
    gist: 'A collection you can search beats one in piles.',
    paragraphs: [
      'Cardboard boxes are cheap and good: cards stand upright, and dividers keep sets or colors apart. Fill a row until the cards stand by themselves, and no further. Anything worth more than its sleeve goes into a side-loading binder, without rings that press into the pages.',
      'Cards like it dry, dark and at an even temperature: not the attic, not the basement, not the window. A sachet of silica gel in the box keeps foils flat. Write the range on the front of the box.',
    ],
    facts: [
      ['To start, or for one set', '400 cards'],
      ['One row', '800 cards'],
      ['Two rows or more', '1600+ cards'],
    ],
    drawing: (
      <StorageBox label="Three storage boxes, for 400, 800 and 1600 cards, with dividers among the cards" />
    ),
  },
  {
    id: 'playmats',
    title: 'Playmats',
    tag: 'Comfort',
    gist: 'Cards are easier to pick up, tables are dirtier than they look, and it marks your space.',
    paragraphs: [
      'A playmat is a sheet of rubber with cloth on top. The rubber keeps it from sliding, the cloth lets sleeves glide, and both together keep spilled drinks away for the seconds that count.',
      'Stitched edges don’t fray. Roll it with the picture outwards, so that it lies flat again, and wash it by hand with lukewarm water. Some mats mark the zones, which helps new players.',
    ],
    facts: [
      ['Usual size', '61 × 35 cm (24 × 14 in)'],
      ['Thickness', '2 mm for travel, 3 mm for home'],
    ],
    buy: { label: 'Buy Playmats', searchTerms: 'playmat' },
    drawing: <Playmat label="A playmat with cards laid out on it and one end rolled up" />,
  },
]
