/** Keyword abilities (rule 702) that a creature can have for itself. */
const words = `
  absorb|affinity|afflict|afterlife|amplify|annihilator|ascend|assist|aura swap|backup|banding|
  bands with other|bargain|basic landcycling|battle cry|bestow|blitz|bloodthirst|bushido|buyback|
  cascade|casualty|champion|changeling|cleave|commander ninjutsu|compleated|conspire|convoke|craft|
  crew|cumulative upkeep|cycling|dash|daybound|deathtouch|decayed|defender|delve|demonstrate|
  dethrone|devoid|devour|disguise|disturb|doctor's companion|double strike|double team|dredge|echo|
  embalm|emerge|encore|enlist|epic|equip|escape|eternalize|evoke|evolve|exalted|exploit|extort|
  fabricate|fading|fear|firebending|first strike|flanking|flash|flashback|flying|for mirrodin!|
  foretell|freerunning|frenzy|friends forever|graft|gravestorm|harmonize|haste|haunt|hexproof|
  hideaway|horsemanship|impending|improvise|increment|indestructible|infect|infinity|ingest|
  intensity|intimidate|job select|jump-start|kicker|landwalk|level up|lifelink|living metal|
  living weapon|madness|mayhem|megamorph|melee|menace|mentor|miracle|mobilize|modular|
  more than meets the eye|morph|multikicker|mutate|myriad|nightbound|ninjutsu|offering|offspring|
  outlast|partner|partner with|persist|phasing|plot|poisonous|protection|prototype|provoke|prowess|
  prowl|rampage|ravenous|reach|rebound|reconfigure|recover|reinforce|renown|replicate|retrace|riot|
  ripple|saddle|scavenge|shadow|shroud|skulk|sneak|soulbond|soulshift|space sculptor|specialize|
  spectacle|split second|squad|start your engines!|station|storm|sunburst|surge|suspend|
  toxic|training|trample|transfigure|transmute|tribute|undaunted|undying|unearth|unleash|vanishing|
  vigilance|ward|warp|web-slinging|wither
`.replace(/\s*\n\s*/g, '')

/** Cycling and landwalk say what they find or walk through; offering what it asks for. */
const compounds = String.raw`(?:[\w-]+ )*[a-z]+(?:walk|cycling)|[a-z]+ offering`

const opening = new RegExp(`^(?:(?:and )?from|${words}|${compounds})(?![\\w'-])`, 'i')

/**
 * Whether a line of rules text is a list of keyword abilities, as “Flying, ward {2}”. Such a list is
 * no sentence; a cost in words stands behind an unspaced dash, as in “Ward—Pay 2 life.”
 */
export function isKeywordLine(line: string): boolean {
  const [list = ''] = line.split(/(?<=\S)—/)
  return !/[.:"•]/.test(list) && list.split(/[,;] /).every((part) => opening.test(part))
}
