/**
 * How worn a card is, in units of the drawings (in which a card is about 480 wide) unless stated
 * otherwise.
 */
export interface Wear {
  /** How much the corner is rounded off. */
  rounding: number
  /** How deep the outline is eroded. */
  fray: number
  /** The width of the white paper along the outline, and the share of the outline that shows it. */
  whitening: number
  whiteShare: number
  nicks: number
  scratches: number
  scuffs: number
  creases: readonly Crease[]
  /** Strength of a bend's shadow, 0 to 1. */
  bend: number
  /** Strength of a water stain, 0 to 1; its waves reach the edge. */
  stain: number
  hasTear: boolean
  hasMissingInk: boolean
  hasMarking: boolean
}

/** Start and end in hundredths of the surface, and the width of the broken ink. */
export interface Crease {
  line: string
  width: number
}

const none: Wear = {
  rounding: 0,
  fray: 0,
  whitening: 0,
  whiteShare: 0,
  nicks: 0,
  scratches: 0,
  scuffs: 0,
  creases: [],
  bend: 0,
  stain: 0,
  hasTear: false,
  hasMissingInk: false,
  hasMarking: false,
}

export const nearMintWear: Wear = { ...none, fray: 0.2, whitening: 1.6, whiteShare: 0.1 }

export const lightWear: Wear = {
  ...none,
  rounding: 2,
  fray: 0.6,
  whitening: 4,
  whiteShare: 0.36,
  scratches: 4,
}

export const moderateWear: Wear = {
  ...none,
  rounding: 7,
  fray: 1.4,
  whitening: 6.5,
  whiteShare: 0.66,
  nicks: 1,
  scratches: 11,
  scuffs: 1,
  creases: [{ line: '100 16, 90 9, 84 0', width: 0.7 }],
  bend: 0.2,
}

export const heavyWear: Wear = {
  ...none,
  rounding: 13,
  fray: 2.6,
  whitening: 10,
  whiteShare: 0.95,
  nicks: 3,
  scratches: 20,
  scuffs: 3,
  creases: [
    { line: '100 22, 86 11, 78 0', width: 1.3 },
    { line: '0 66, 22 71, 40 69', width: 1.1 },
  ],
  bend: 0.55,
  stain: 0.35,
}

export const damage: Wear = {
  ...none,
  rounding: 20,
  fray: 5,
  whitening: 14,
  whiteShare: 1,
  nicks: 5,
  scratches: 24,
  scuffs: 3,
  creases: [
    { line: '0 38, 30 46, 58 40, 100 54', width: 2.4 },
    { line: '62 0, 56 42, 66 100', width: 1.5 },
  ],
  bend: 0.85,
  stain: 0.8,
  hasTear: true,
  hasMissingInk: true,
  hasMarking: true,
}
