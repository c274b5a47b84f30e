/** The fields of a card object of the card-data service that describe its look. */
export interface LookFacts {
  frame?: string | null | undefined
  frame_effects?: readonly string[] | null | undefined
  finishes?: readonly string[] | null | undefined
  border_color?: string | null | undefined
  full_art?: boolean | null | undefined
  textless?: boolean | null | undefined
  oversized?: boolean | null | undefined
  promo?: boolean | null | undefined
  promo_types?: readonly string[] | null | undefined
  /** yyyy-mm-dd */
  released_at?: string | null | undefined
}

/** The names of treatments by the traits that show them, the most special first. */
const treatments = new Map([
  ['promo:serialized', 'Serialized'],
  ...promoTypes({
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
  }),
  ['etched only', 'Etched'],
  ['border:borderless', 'Borderless'],
  ['effect:showcase', 'Showcase'],
  ['effect:extendedart', 'Extended Art'],
  ['full art', 'Full Art'],
  ['textless', 'Textless'],
  ['retro frame', 'Retro Frame'],
  ['frame:future', 'Future Frame'],
  ['effect:shatteredglass', 'Shattered Glass'],
  ...promoTypes({
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
  }),
  ['border:gold', 'Gold Border'],
  ['border:white', 'White Border'],
  ['oversized', 'Oversized'],
])

// A page of results has sixty printings: looking up their few traits is faster than trying every
// treatment on each of them.
const ranks = new Map([...treatments.keys()].map((trait, rank) => [trait, rank]))
const namesByRank = [...treatments.values()]

/** The frames of the first ten years, when the next one replaced them. */
const oldFrames = ['1993', '1997']
const oldFramesEnd = '2003-07-28'

/** What the look of a printing is called, the most special first; “Promo” if no kind of promo is. */
export function treatmentsOf(printing: LookFacts): string[] {
  const traits = traitsOf(printing).filter((trait) => ranks.has(trait))
  const found = new Set(traits.map((trait) => ranks.get(trait) ?? 0))
  const names = [...found].sort((a, b) => a - b).map((rank) => namesByRank[rank] ?? '')
  const ofAllCopies = printing.finishes?.includes('nonfoil') ? names.filter(isOfNonfoil) : names
  const isNamedPromo = traits.some((trait) => trait.startsWith('promo:'))
  return printing.promo && !isNamedPromo ? [...ofAllCopies, 'Promo'] : ofAllCopies
}

/** Where a printing also comes nonfoil, its kind of foil is that of some copies. */
function isOfNonfoil(treatment: string): boolean {
  return !treatment.endsWith(' Foil')
}

function traitsOf(printing: LookFacts): string[] {
  const traits = [`border:${printing.border_color}`, `frame:${printing.frame}`]
  for (const type of printing.promo_types ?? []) traits.push(`promo:${type}`)
  for (const effect of printing.frame_effects ?? []) traits.push(`effect:${effect}`)
  if (isEtchedOnly(printing)) traits.push('etched only')
  if (printing.full_art) traits.push('full art')
  if (printing.textless) traits.push('textless')
  if (printing.oversized) traits.push('oversized')
  if (isRetro(printing)) traits.push('retro frame')
  return traits
}

function promoTypes(named: Record<string, string>): [trait: string, name: string][] {
  return Object.entries(named).map(([type, name]) => [`promo:${type}`, name])
}

/** Where etched is one of several finishes, copies tell which one they are of. */
export function isEtchedOnly({ finishes }: Pick<LookFacts, 'finishes'>): boolean {
  return finishes?.length === 1 && finishes[0] === 'etched'
}

function isRetro({ frame, released_at }: LookFacts): boolean {
  return oldFrames.includes(frame ?? '') && (released_at ?? '') > oldFramesEnd
}
