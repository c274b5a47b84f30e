import type { PrintingRecord } from '@manafolio/search'

/** How a treatment is recognized, and its name; the most special first. */
const treatments: readonly (readonly [
  matches: (printing: PrintingRecord) => boolean,
  name: string,
])[] = [
  [promoType('serialized'), 'Serialized'],
  ...Object.entries({
    stepandcompleat: 'Step-and-Compleat Foil',
    oilslick: 'Oil Slick Foil',
    neonink: 'Neon Ink Foil',
    invisibleink: 'Invisible Ink',
    doubleexposure: 'Double Exposure',
    doublerainbow: 'Double Rainbow Foil',
    silverscroll: 'Silver Scroll Foil',
    surgefoil: 'Surge Foil',
    galaxyfoil: 'Galaxy Foil',
    ripplefoil: 'Ripple Foil',
    rainbowfoil: 'Rainbow Foil',
    halofoil: 'Halo Foil',
    silverfoil: 'Silver Foil',
    raisedfoil: 'Raised Foil',
    fracturefoil: 'Fracture Foil',
    manafoil: 'Mana Foil',
    confettifoil: 'Confetti Foil',
    firstplacefoil: 'First-Place Foil',
    chocobotrackfoil: 'Chocobo Track Foil',
    dazzlefoil: 'Dazzle Foil',
    dragonscalefoil: 'Dragonscale Foil',
    facetfoil: 'Facet Foil',
    cosmicfoil: 'Cosmic Foil',
    singularityfoil: 'Singularity Foil',
    textured: 'Textured Foil',
    gilded: 'Gilded Foil',
    embossed: 'Embossed Foil',
    glossy: 'Glossy',
    metal: 'Metal',
  }).map(([type, name]) => [promoType(type), name] as const),
  [({ border_color }) => border_color === 'borderless', 'Borderless'],
  [frameEffect('showcase'), 'Showcase'],
  [frameEffect('extendedart'), 'Extended Art'],
  [({ full_art }) => full_art === true, 'Full Art'],
  [({ textless }) => textless === true, 'Textless'],
  [isRetro, 'Retro Frame'],
  [isFutureFrame, 'Future Frame'],
  [frameEffect('shatteredglass'), 'Shattered Glass'],
  ...Object.entries({
    godzillaseries: 'Godzilla Series',
    draculaseries: 'Dracula Series',
    japanshowcase: 'Japan Showcase',
    jpwalker: 'Japanese Art',
    schinesealtart: 'Chinese Alternate Art',
    sourcematerial: 'Source Material',
    poster: 'Poster',
    scroll: 'Scroll',
    dossier: 'Dossier',
    portrait: 'Portrait',
    concept: 'Concept Art',
    headliner: 'Headliner',
    magnified: 'Magnified',
    vault: 'Vault',
    upsidedown: 'Upside Down',
    thick: 'Thick Stock',
    playtest: 'Playtest',
    prerelease: 'Prerelease',
    promopack: 'Promo Pack',
    buyabox: 'Buy-a-Box',
    bundle: 'Bundle',
    boxtopper: 'Box Topper',
    judgegift: 'Judge Gift',
    fnm: 'Friday Night Magic',
    gameday: 'Game Day',
    storechampionship: 'Store Championship',
    wizardsplaynetwork: 'Wizards Play Network',
    playerrewards: 'Player Rewards',
    arenaleague: 'Arena League',
    premiereshop: 'Premiere Shop',
    convention: 'Convention',
    datestamped: 'Date Stamped',
    planeswalkerdeck: 'Planeswalker Deck',
    setextension: 'Set Extension',
    sldbonus: 'Bonus Card',
  }).map(([type, name]) => [promoType(type), name] as const),
  [({ border_color }) => border_color === 'gold', 'Gold Border'],
  [({ border_color }) => border_color === 'white', 'White Border'],
  [({ oversized }) => oversized === true, 'Oversized'],
]

/** The frames of the first ten years, when the next one replaced them. */
const oldFrames = ['1993', '1997']
const oldFramesEnd = '2003-07-28'

/** What the look of a printing is called, the most special first; “Promo” if it is nothing else. */
export function treatmentsOf(printing: PrintingRecord): string[] {
  const names = treatments.flatMap(([matches, name]) => (matches(printing) ? [name] : []))
  return names.length === 0 && printing.promo ? ['Promo'] : names
}

function promoType(type: string) {
  return ({ promo_types }: PrintingRecord) => promo_types?.includes(type) === true
}

function frameEffect(effect: string) {
  return ({ frame_effects }: PrintingRecord) => frame_effects?.includes(effect) === true
}

function isRetro({ frame = '', released_at = '' }: PrintingRecord): boolean {
  return oldFrames.includes(frame) && released_at > oldFramesEnd
}

/** Future Sight's frame, on cards since then too. */
function isFutureFrame({ frame }: PrintingRecord): boolean {
  return frame === 'future'
}
