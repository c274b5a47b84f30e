import type { Wear } from './drawings/wear.ts'
import { damage, heavyWear, lightWear, moderateWear, nearMintWear } from './drawings/wear.ts'

export interface Condition {
  id: string
  name: string
  short: string
  /** In one sentence, as collectors put it. */
  gist: string
  meaning: readonly string[]
  /** What to look for, which the drawings show. */
  corner: string
  edge: string
  surface: string
  /** Usual share of the Near Mint price in percent, as a rule of thumb. */
  priceShare: readonly [from: number, to: number]
  priceNote: string
  wear: Wear
}

/** From best to worst. */
export const conditions: readonly Condition[] = [
  {
    id: 'near-mint',
    name: 'Near Mint',
    short: 'NM',
    gist: 'As it came out of the pack, or so close that you have to look for the difference.',
    meaning: [
      'Most cards that went from the pack into a sleeve are Near Mint. The grade is not “perfect”: a tiny white point on one edge or a single faint scratch is fine, as long as the card looks unplayed at arm’s length.',
      'Creases, bends, grime, ink and anything you can feel with a fingertip rule it out. Printing defects, such as an off-center cut or a thin print line, are not wear, but tell the buyer about them.',
    ],
    corner: 'Crisp, with the full round shape of the cut. At most a speck of white.',
    edge: 'An even line of border color. One or two pin-prick nicks are allowed.',
    surface: 'Clean, with its gloss whole when it is tilted to the light.',
    priceShare: [100, 100],
    priceNote: 'The condition that most price lists assume.',
    wear: nearMintWear,
  },
  {
    id: 'lightly-played',
    name: 'Lightly Played',
    short: 'LP',
    gist: 'It has been played or carried around, with care, and shows a little of it.',
    meaning: [
      'You notice the wear once you look, not before. Some edge whitening, a corner or two with a white tip, a few fine scratches: any of these, or a little of each.',
      'What it does not have is anything that changed the paper: no crease, no bend, no water, no writing. In a sleeve it passes for new.',
    ],
    corner: 'White tips on one or more corners; the shape is still right.',
    edge: 'Short runs of whitening, mostly on the back, with unworn stretches between.',
    surface: 'A few light scratches or a dull patch that shows only at an angle.',
    priceShare: [80, 90],
    priceNote:
      'The gap is small for recent cards and wider for old ones, where few clean copies are left.',
    wear: lightWear,
  },
  {
    id: 'moderately-played',
    name: 'Moderately Played',
    short: 'MP',
    gist: 'A card from a deck that was shuffled without sleeves. You see it at first glance.',
    meaning: [
      'Wear on several sides at once: whitening along much of the edge, corners that have gone soft, a surface with scratches and scuffs. A short, light crease near a corner can still pass if the rest is better than that.',
      'The card lies flat, or nearly so, nothing is torn, and the paper is sound.',
    ],
    corner: 'Soft and whitened; the tip has begun to round off.',
    edge: 'White along more than half of it, perhaps with a small nick.',
    surface: 'Many scratches, a rubbed place, or one small crease that did not break through.',
    priceShare: [60, 80],
    priceNote: 'A good buy for playing: in a sleeve it works just as well as a new one.',
    wear: moderateWear,
  },
  {
    id: 'heavily-played',
    name: 'Heavily Played',
    short: 'HP',
    gist: 'Worn all over, but intact.',
    meaning: [
      'Edges white all round, rounded corners, creases, grime, a slight bend or the trace of a few drops of water. Every side of the card shows it.',
      'It is still one piece and, in an opaque sleeve, can be played without being recognizable from the back. If it can’t, it is Damaged.',
    ],
    corner: 'Rounded, frayed and perhaps once bent, with a line across it.',
    edge: 'White throughout and rough to a fingertip, with nicks.',
    surface: 'Creases with broken ink, heavy scuffs, a slight bend, a faint water mark.',
    priceShare: [40, 60],
    priceNote: 'Still in demand for cards that are expensive in any condition.',
    wear: heavyWear,
  },
  {
    id: 'damaged',
    name: 'Damaged',
    short: 'D',
    gist: 'Something more than play happened to it.',
    meaning: [
      'A tear, a fold through the paper, water that made it swell, ink that came off, layers that part, a hole, a trimmed border, writing. One of these is enough, however good the rest is.',
      'It may be marked even inside a sleeve, so a judge can refuse it. Signatures and artist’s alterations go here on many marketplaces as well, even if some collectors pay more for them.',
    ],
    corner: 'Missing, split into layers, or folded through.',
    edge: 'Torn, swollen and wavy, or cut back to hide its wear.',
    surface: 'Folds through the paper, missing ink, stains, or writing.',
    priceShare: [20, 40],
    priceNote: 'Prices vary widely. Ask for photos of both sides before you pay.',
    wear: damage,
  },
]
