/** Printings of the sample catalogue that tests name, by card and set. */
export const printing = {
  /** $1.53, as foil $6.96. */
  goblinGuideZendikar: 'b2e2a777-0705-4a37-937d-c6e020ebc0f0',
  /** $0.80, as foil $1.66. */
  lightningBoltBaldursGate: 'c69f668b-cf28-495a-bbe1-24e9d0089fa1',
  /** $620.00, and nonfoil only. */
  lightningBoltAlpha: 'd573ef03-4730-45aa-93dd-e45ac1dbaf4a',
  /** Foil only: $22.95, and no price as nonfoil. */
  krenkoPrerelease: 'f888f402-c6f7-4387-a512-6edf9b262bb3',
  /** Etched only: $30.69. */
  krenkoEtched: 'ae883514-2e5f-4ea3-bccc-3c475f70121a',
  /** $5.27, as foil $14.50, etched $13.34. */
  swordsMysticalArchive: 'cc9ece2f-7eda-4fc5-a562-3e16e71560e9',
  /** $1.40, and no price as foil, which it comes in too. */
  swordsModernHorizons: 'ea68cf78-e200-4169-89f4-cdee3aa13592',
  /** Foil only, and no price at all. */
  delverFromTheVault: '28059d09-2c7d-4c61-af55-8942107a7c1f',
  /** A card with two sides. */
  delverMidnightHunt: 'abff6c81-65a4-48fa-ba8f-580f87b0344a',
  /** Two halves on one side. */
  fireIceApocalypse: 'f98f4538-5b5b-475d-b98f-49d01dae6f04',
  bloodCryptRavnica: '5faba6c8-3463-47c1-ba01-09eb87fcb2d5',
  /** Shows the same card on both sides. */
  bloodCryptReversible: '28d37803-d3f9-4806-9a0b-79362a517a7a',
} as const

export const unknownPrinting = '00000000-0000-4000-8000-000000000000'

/** Oracle ids of cards of the sample catalogue. */
export const oracle = {
  lightningBolt: '4457ed35-7c10-48c8-9776-456485fdf070',
  goblinGuide: '51d9564b-44fc-4de1-9119-09d7b4089378',
  goblinMatron: '145737a7-c597-4dec-b752-207c2d0501e3',
} as const
