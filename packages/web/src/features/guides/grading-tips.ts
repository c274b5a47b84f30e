import type { Step } from './steps.tsx'

/** How to examine a card, in order. */
export const lookingTips: readonly Step[] = [
  {
    name: 'Good lighting',
    text: 'Daylight from a window, or a bright white lamp from one side. The light of a ceiling lamp is soft and hides scratches.',
  },
  {
    name: 'Take it out of its sleeve',
    text: 'Sleeves hide edges and add scratches of their own. Wash your hands first, and hold the card by its edges.',
  },
  {
    name: 'Check both sides',
    text: 'The back shows whitening first, since its border is dark. Grade by the worse side, not the average.',
  },
  {
    name: 'Angle it to the light',
    text: 'Tilt the card until the lamp runs across it in a band, and let the band wander over the whole surface. Scratches and dents light up in it.',
  },
  {
    name: 'Edges against something dark',
    text: 'Hold the card over a black cloth and turn it once round. White points that you would miss on a pale table stand out.',
  },
  {
    name: 'Lay it flat',
    text: 'On a smooth table all four corners should touch. Press lightly on the middle: a bent card rocks.',
  },
  {
    name: 'Know the curl of a foil',
    text: 'Foils bend with the humidity of the room, all along their length and evenly. A gentle curl is not damage; a kink or a line in the foil is.',
  },
  {
    name: 'Compare with a mint card',
    text: 'Keep a pack-fresh card with the same frame beside it. Your eye gets used to wear within minutes and needs a reference.',
  },
  {
    name: 'When in doubt, grade down',
    text: 'Between two grades, choose the lower one. A buyer who is pleasantly surprised comes back; one who is not sends the card back.',
  },
]

/** How to photograph a card for sale. */
export const photoTips: readonly Step[] = [
  {
    name: 'Both sides, all four corners',
    text: 'One straight picture of the front, one of the back, with a little of the table around each. A picture that cuts off a corner looks like it hides one.',
  },
  {
    name: 'No sleeve, no flash',
    text: 'Plastic and flash both make glare. Use the window, and a dark plain cloth underneath.',
  },
  {
    name: 'One picture at an angle',
    text: 'With the light running across the surface, so that scratches and foil show as they are.',
  },
  {
    name: 'The flaws, close up',
    text: 'Photograph each crease, nick and white corner, and name them in the text. It saves arguments later.',
  },
]
