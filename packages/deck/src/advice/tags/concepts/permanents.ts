import type { Concept } from './concept.ts'

/** What artifacts, enchantments, creatures and planeswalkers do together. */
export const permanents = {
  artifacts_matter: {
    theme: 'Artifacts matter',
    text: [
      /\bartifacts? (?:you control|cards?|spells?|tokens?|enters?|creatures? you)\b|\bartifact (?:and|or)\b|\b(?:affinity for artifacts|metalcraft|improvise|modular)\b|\bnoncreature artifact\b|\bartifacts (?:and|or)\b/,
    ],
    besides: [
      /\b(?:destroy|exile|counter) (?:up to one |all |each )?(?:target )?[^.\n]*|\bartifacts? (?:an opponent|your opponents) controls?\b/,
    ],
  },
  enchantments_matter: {
    theme: 'Enchantments matter',
    text: [
      /\benchantments? (?:you control|cards?|spells?|tokens?|enters?)\b|\bconstellation\b|\beerie\b|\benchantment (?:and|or) \w+ (?:you|spell|card)\b|\benchanted (?:creature|permanent)s? you control\b/,
    ],
    besides: [/\b(?:destroy|exile|counter) (?:up to one |all |each )?(?:target )?[^.\n]*/],
  },
  auras: {
    theme: 'Auras',
    type: /\baura\b/,
    text: [/\bauras?\b|\bbestow\b|\benchanted creatures?\b|\benchanted by\b/],
  },
  equipment: {
    theme: 'Equipment',
    type: /\bequipment\b/,
    text: [/\bequipment\b|\bequip(?:ped)?\b/],
    besides: [/\b(?:destroy|exile|return)s? [^.\n]*?\bequipment\b/],
  },
  attached: { text: [/\battach(?:ed)?\b/] },
  historic: {
    theme: 'Historic',
    text: [/\bhistoric\b/],
  },
  legends: {
    theme: 'Legendary cards',
    text: [/\blegendary (?:creatures?|permanents?|spells?|cards?)\b|\blegend rule\b/],
    besides: [/\bnonlegendary\b/],
  },
  sagas: { theme: 'Sagas', type: /\bsaga\b/, text: [/\bsagas?\b|\blore counters?\b/] },
  planeswalkers: {
    theme: 'Planeswalkers',
    text: [/\bplaneswalkers? (?:you control|cards?|spells?)\b|\bloyalty (?:abilit|counter)/],
    type: /\bplaneswalker\b/,
  },
  flicker: {
    theme: 'Blinking',
    text: [
      /\bexiles? [^\n]*?\breturn (?:that card|it|them|those cards|the exiled cards?|each)\b[^\n]*?\b(?:to|onto) the battlefield/,
    ],
  },
  enters_trigger: {
    theme: 'Creatures entering',
    text: [
      /\bwhenever (?:~ or )?(?:a|another|one or more)(?: other)? (?:\w+ ){0,2}?creatures?[^.,\n]*? enters?\b|\bentering causes\b|\balliance\b|\bpermanent you control enters\b|\btriggers an additional time\b|\bevolve\b/,
    ],
  },
  value_creature: { text: [/\bwhen (?:~|this creature) enters\b/] },
  cheat: {
    theme: 'Creatures for free',
    text: [
      /\bput [^.\n]*?\b(?:creature|permanent|dragon|\w+) cards? [^.\n]*?(?:from your hand|from among them|from it|onto the battlefield)[^.\n]*\bonto the battlefield\b|\bonto the battlefield from your hand\b|\bput (?:it|that card|any number of) [^.\n]*onto the battlefield\b/,
    ],
    besides: [/\blands? cards?\b[^.\n]*|\bsearch your library[^.\n]*lands?[^.\n]*/],
  },
  untap: {
    theme: 'Untapping',
    text: [/\buntap (?:target|all|each|another|up to|~|it|that|this|x|two)\b|\buntaps?\b(?! step)/],
    besides: [/\bdoesn't untap[^.\n]*|\bduring [^.\n]*untap step[^.\n]*/],
  },
  tap_ability: {
    theme: 'Tapping',
    text: [
      /\bbecomes? tapped\b|\btap (?:an|two|three|x|any number of|another) untapped\b|\binspired\b|\btapped creatures? you control\b/,
    ],
  },
  theft: {
    theme: 'Taking what others own',
    text: [
      /\bgains? control of\b|\b(?:an opponent|opponents|a player|you don't) owns?\b|\bown but don't control\b|\bfrom (?:an|each|target|that) (?:opponent|player)'s (?:library|hand|graveyard)\b|\byou don't own\b|\bspend mana as though\b|\bcards? exiled with\b/,
    ],
  },
  gives_away: {
    theme: 'Giving permanents away',
    text: [
      /\b(?:opponent|player|they)s? gains? control of\b|\bgains? control of ~|\bunder (?:target|an) opponent's control\b/,
    ],
  },
  clones: {
    theme: 'Clones',
    text: [/\bas a copy of\b|\bbecomes? a copy\b|\benter as a copy\b|\bexcept (?:it|its|the)\b/],
  },
  legend_copies: { text: [/\bisn't legendary\b/] },
  activated: {
    theme: 'Activated abilities',
    text: [
      /\bactivated abilit(?:y|ies)\b|\bactivate abilities\b|\babilities (?:you activate|of (?:creatures|artifacts))\b/,
    ],
  },
  triggers: {
    theme: 'Triggered abilities',
    text: [/\btriggers? an additional time\b|\btriggered abilit(?:y|ies)\b/],
  },
  bounce: {
    theme: 'Returning to hand',
    text: [
      /\breturn [^.\n]*?(?:you control|permanents?|creatures?|spells?)\b[^.\n]* to (?:its|their|your) (?:owner's |owners' )?hands?\b/,
    ],
  },
  colorless: {
    theme: 'Colorless',
    text: [/\bcolorless\b|\{c\}[^.:\n]*:|\bdevoid\b|\bannihilator\b/],
    besides: [/\bcolorless [^.,\n]*?\btokens?\b|\badds? \{c\}[^.\n]*/],
  },
  multicolor: {
    theme: 'Multicolored',
    text: [
      /\bmulticolored\b|\bfor each color\b|\bconverge\b|\bnumber of colors\b|\bdomain\b|\bexactly (?:two|three) colors\b|\btwo or more colors\b/,
    ],
  },
  monocolor: { theme: 'Devotion', text: [/\bdevotion to\b|\bchroma\b|\badamant\b/] },
  typal: {
    theme: 'Any creature type',
    text: [
      /\b(?:the|that|a|chosen|each) (?:chosen )?(?:creature )?types?\b(?: of your choice)?|\bshares? (?:a|at least one) creature type\b|\bchangeling\b|\bevery creature type\b|\bchoose a creature type\b|\bkindred\b/,
    ],
    besides: [/\b(?:card|permanent|land|basic land|mana) types?\b|\btypes of mana\b/],
  },
  facedown: {
    theme: 'Face-down cards',
    text: [/\bface[- ]down\b|\b(?:morph|megamorph|manifest|disguise|cloak|manifest dread)\b/],
  },
  mutate: { theme: 'Mutate', text: [/\bmutat(?:e|es|ed)\b/] },
  transform: {
    theme: 'Transforming',
    text: [
      /\btransforms? (?:~|it|this|target|a|another|all|each|permanent)|\bday(?:bound|light)?\b or night|\bdaybound\b|\bnightbound\b|\btransformed\b/,
    ],
  },
  snow: { theme: 'Snow', type: /\bsnow\b/, text: [/\bsnow\b|\{s\}/] },
  party: { theme: 'Party', text: [/\byour party\b|\bfull party\b/] },
  outlaws: { theme: 'Outlaws', text: [/\boutlaws?\b/] },
  commits_crime: { theme: 'Crimes', text: [/\bcrimes?\b/] },
  dice: {
    theme: 'Rolling dice',
    text: [
      /\brolls? (?:a|one or more|two|x|\w+) (?:d\d+|dice|die)|\bd20\b|\bdie rolls?\b|\brolls? a\b/,
    ],
  },
  coins: {
    theme: 'Flipping coins',
    text: [
      /\bflips? (?:a|two|x|any number of|\w+) coins?\b|\bcoin flips?\b|\bwins? (?:a|the) flip\b|\bflip a coin\b/,
    ],
  },
  ring: { theme: 'The Ring', text: [/\bring tempts\b|\bring-bearer\b/] },
  partner_types: {
    text: [/\bcreatures? spells?\b/],
    besides: [/\bnoncreature spells?\b|\bcounter [^.\n]*/],
  },
} satisfies Record<string, Concept>
