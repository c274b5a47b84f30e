import type { ReactNode } from 'react'
import { BlackLayer, Corner } from './drawings/card-edge.tsx'
import { SideBySide, Weight } from './drawings/comparisons.tsx'
import type { Exhibit } from './drawings/exhibit.ts'
import { LightTest, Surface } from './drawings/light-and-surface.tsx'
import { HoloStamp, SquigglyT } from './drawings/print-details.tsx'
import { GreenDot, Rosettes } from './drawings/print-tests.tsx'

export interface FakeCardTest {
  id: string
  title: string
  tool: string
  /** What the result means on its own. */
  sureness: 'strong' | 'fair' | 'weak'
  gist: string
  steps: readonly string[]
  genuine: string
  fake: string
  /** What the test shows, and what it doesn't. */
  meaning: string
  limits: string
  Draw: (props: { exhibit: Exhibit; label: string }) => ReactNode
}

export const fakeCardTests: readonly FakeCardTest[] = [
  {
    id: 'green-dot',
    title: 'Green dot',
    tool: 'Loupe, 30× or more',
    sureness: 'strong',
    gist: 'Four red dots, far too small for the naked eye, on the card back since 1993.',
    steps: [
      'Turn the card over and find the five colored dots in the middle of the back. The green one is at the upper left.',
      'Rest the loupe on the card, bring your eye close, and move the lamp until the green is bright.',
      'Look for a lighter, yellowish patch in the green, and count the red dots in it.',
    ],
    genuine:
      'Four separate red dots that form an L, in clean green, inside an unbroken black ring.',
    fake: 'No red dots, or red specks strewn all over; the green is mixed from blurred dots and the ring frays.',
    meaning:
      'The back has been printed from the same design all along, so the L is there on old and new cards alike. Copies made from a scan lose it.',
    limits:
      'It judges the back only. A false front glued to the back of a cheap genuine card passes, so test the front as well. Cards without the usual back, such as those with two faces, have no green dot.',
    Draw: GreenDot,
  },
  {
    id: 'squiggly-t',
    title: 'Squiggly T',
    tool: 'Loupe, 30× or more',
    sureness: 'fair',
    gist: 'The “T” of “The Gathering” on the back was not drawn with a ruler.',
    steps: [
      'On the back, find the words “The Gathering” below the large logo.',
      'Put the loupe on the first letter, the “T”.',
      'Follow its outline slowly, and compare it with the same letter on a card you trust.',
    ],
    genuine:
      'An outline that wavers in small steps along the stem and the bar, with one calmer side, always in the same places.',
    fake: 'Straight, smooth sides as from a computer’s typeface, or an outline so blurred that there is none.',
    meaning:
      'Fakes with retyped text or a cleaned-up scan show it here, even when the colors are right.',
    limits:
      'The waver is small and ink varies from press to press. Use it beside a known card and together with the green dot.',
    Draw: SquigglyT,
  },
  {
    id: 'light-test',
    title: 'Light and blue core',
    tool: 'A phone’s lamp',
    sureness: 'fair',
    gist: 'A card is two sheets of paper with a thin blue layer of glue between. Light shows it.',
    steps: [
      'In a dim room, hold a card you trust before a small bright lamp, a hand’s width away.',
      'Note how much light comes through, and in which color.',
      'Hold the card in question at the same distance and compare.',
      'Then look at the edge with a loupe, in bright light.',
    ],
    genuine:
      'A soft, even, slightly bluish glow through the card; at the edge a fine dark-blue line between two white ones.',
    fake: 'A bright yellowish spot that floods through, or no light at all; at the edge one plain white or gray core.',
    meaning:
      'Poor stock fails at once, with no tool but a phone. It finds most cheap fakes and many cards glued from two halves, which are too dark.',
    limits:
      'Foils let almost no light through, and the stock differs somewhat between years and printing plants. Better fakes have a colored core, too.',
    Draw: LightTest,
  },
  {
    id: 'weight-and-thickness',
    title: 'Weight and thickness',
    tool: 'Pocket scale (0.01 g), caliper',
    sureness: 'weak',
    gist: 'A card weighs about 1.7 to 1.8 g and is about 0.305 mm thick.',
    steps: [
      'Set the scale on a level table and let it come to zero.',
      'Weigh five cards of the same set that you trust, one at a time, and then the one in question.',
      'Measure the thickness with a caliper that you close without force, away from the worn edges.',
    ],
    genuine: 'Within a few hundredths of a gram of its neighbors, and about 0.305 mm thick.',
    fake: 'Often a tenth of a gram or more off to either side, and thinner or thicker than the rest.',
    meaning: 'A card that is far off is not of the right stock, or is made of two that were glued.',
    limits:
      'The right weight proves nothing: many fakes hit it. Foils weigh more, and damp or dirt add to any card.',
    Draw: Weight,
  },
  {
    id: 'rosette-pattern',
    title: 'Rosette pattern',
    tool: 'Loupe, 30× or more',
    sureness: 'strong',
    gist: 'Real cards are printed in four inks as rows of dots, which meet in little flowers.',
    steps: [
      'Put the loupe on an even patch of color in the picture, such as a sky.',
      'Focus until you see single dots of cyan, magenta, yellow and black.',
      'Look for the pattern that they form, and for the same on a card of that set.',
    ],
    genuine: 'Crisp round dots in regular rows that cross at angles and close into rosettes.',
    fake: 'Fine specks without order as from an inkjet, lines or squares, or rosettes out of focus that were copied from a scan.',
    meaning: 'Home printers can’t do it. Blurred dots under sharp ones mean a copy of a print.',
    limits:
      'Fakes from offset presses have rosettes as well. Digitally printed products, and some recent special cards, differ: compare within the set.',
    Draw: Rosettes,
  },
  {
    id: 'black-layer',
    title: 'Black layer',
    tool: 'Loupe, 30× or more',
    sureness: 'strong',
    gist: 'Names, rules and the frame’s lines are printed in solid black, above the colored dots.',
    steps: [
      'Put the loupe on a letter of the card’s name, then on the outline of the text box.',
      'Look at the inside of the letter: is it one black, or is it dots?',
      'Follow its edge: does it cut across the dots beneath it?',
    ],
    genuine: 'Solid black with a clean edge that lies over the rosettes.',
    fake: 'Black mixed from colored dots, with a fuzzy edge and colored fringes.',
    meaning:
      'To print it right, the forger needs the card’s text apart from its picture. Most have a scan, where both are one.',
    limits:
      'Some forgers reset the text in solid black. Then look at the font, the symbols and the set’s mark. White text and foils can’t be judged this way.',
    Draw: BlackLayer,
  },
  {
    id: 'surface-feel',
    title: 'Surface feel',
    tool: 'Your fingertips',
    sureness: 'weak',
    gist: 'Cards have a coat with a faint grain: neither waxy nor like a photograph.',
    steps: [
      'Wash and dry your hands, and take both cards out of their sleeves.',
      'Run a fingertip over the card you trust, then over the other one.',
      'Tilt both under the lamp and compare how sharply it is mirrored.',
    ],
    genuine: 'A smooth, dry touch and a soft, wide band of light.',
    fake: 'Slick, waxy or chalky to the touch, with a hard mirror-like gloss or none at all.',
    meaning: 'It is often the first thing that seems wrong, before you know why.',
    limits:
      'Play polishes and roughens, old sets feel different from new ones, and gloss has changed over the years. It is a reason to test on, not a result.',
    Draw: Surface,
  },
  {
    id: 'corner-shape',
    title: 'Corner shape',
    tool: 'A card you trust',
    sureness: 'fair',
    gist: 'All corners are punched with the same radius, about 3 mm.',
    steps: [
      'Lay the card on one that you trust, flush on two sides.',
      'Look at the corner from straight above, then turn both to the next one.',
      'Check that the curve runs into the straight sides without a step.',
    ],
    genuine: 'The two corners cover each other; the curve is round and the same on all four.',
    fake: 'Too pointed or too round, different from corner to corner, or with a step where the cutter ended.',
    meaning: 'It also finds genuine cards that were trimmed to look less worn: they are too small.',
    limits:
      'Alpha, the first printing of 1993, really has rounder corners, and so do some cards from special products. Wear rounds any corner.',
    Draw: Corner,
  },
  {
    id: 'holo-stamp',
    title: 'Holo stamp',
    tool: 'A lamp, your eyes',
    sureness: 'fair',
    gist: 'Since Magic 2015, rares and mythic rares have a small hologram at the foot of the text box.',
    steps: [
      'Look up an image of the same printing to see whether it has a stamp, and of which shape.',
      'Tilt the card and watch the colors wander across the stamp.',
      'With the loupe, look at its edge and at the fine pattern inside.',
    ],
    genuine:
      'Set into the card, with a sharp outline, and a fine pattern that changes as it turns.',
    fake: 'Printed gray, a sticker with a raised edge, or a foil without any pattern in it.',
    meaning: 'A missing or printed stamp on a card that should have one settles it.',
    limits:
      'Good fakes have stamps that look right. Older cards, commons, uncommons and some special printings have none, and a few products use other shapes.',
    Draw: HoloStamp,
  },
  {
    id: 'beside-a-real-card',
    title: 'A real card beside it',
    tool: 'A cheap card of the same set',
    sureness: 'strong',
    gist: 'Every test gets better with a card of the same set, language and printing plant beside it.',
    steps: [
      'Take a common of the same set and language. The plant matters, too: cards for Europe, America and Japan come from different presses.',
      'Compare frame lines, fonts, mana symbols and the set’s mark, first by eye and then with the loupe.',
      'Compare the color of both backs in daylight.',
    ],
    genuine: 'Lines, letters and borders sit at the same heights; the colors belong together.',
    fake: 'A name that sits higher, a border that is wider, a font a little too bold, a back that is too pale, too dark or too purple.',
    meaning: 'Small differences that no one could describe become obvious side by side.',
    limits:
      'Cutting and ink vary in real sheets as well. One difference is a question; several are an answer.',
    Draw: SideBySide,
  },
]
