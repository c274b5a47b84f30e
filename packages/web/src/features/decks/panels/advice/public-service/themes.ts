/**
 * The themes of decks, rarest first: of two with the same number of cards, the rarer one says more about a
 * deck.
 */
export const themeIds = [
  'landfall',
  'equipment',
  'spells',
  'sacrifice',
  'lifegain',
  'counters',
  'tokens',
  'graveyard',
  'ramp',
  'draw',
] as const
export type ThemeId = (typeof themeIds)[number]

export interface Theme {
  name: string
  /** Matches the rules text of a face, in lower case, without reminder text, with ~ for the card's name. */
  text: RegExp
  /** Text that only looks like the theme: removed before matching. */
  besides?: RegExp
  /** Faces of this type always have the theme. */
  type?: RegExp
  /** Faces of this type never have it. */
  notType?: RegExp
  /** Finds cards of the theme, in the public service and in our mirror. */
  query: string
}

/** Every deck can use it. */
export const defaultTheme: ThemeId = 'draw'

/** Tokens that are resources and do not fight. */
const resource =
  '(?:treasure|clue|food|blood|map|gold|powerstone|lander|junk|shard|mutagen|(?:\\w+ )?role)'
const theirs = '(?:opponents?|controllers?|owners?|that player|target player|defending player)'

export const themes: Record<ThemeId, Theme> = {
  landfall: {
    name: 'landfall',
    text: /\blandfall\b|\bwhenever (?:~ or )?(?:a|another|one or more) (?:\w+ )?lands? (?:you control )?enters?\b|\bwhenever you play a land\b|\bhad a land enter\b/,
    besides:
      /\bwhenever (?:a|another|one or more) lands? enters? (?:the battlefield )?under (?:an opponent|another player)'s control\b/g,
    query: '(o:landfall or o:"whenever a land you control enters")',
  },
  equipment: {
    name: 'equipment',
    type: /\bequipment\b/,
    text: /\bequipment\b|\bequip(?:ped)?\b/,
    besides: /\b(?:destroy|exile|return)s? [^.\n]*?\bequipment\b/g,
    query: '(t:equipment or o:equipment or o:"equipped creature")',
  },
  spells: {
    name: 'spells matter',
    text: /\binstants?(?: and | or |\/|, and |, | and\/or )sorcer(?:y|ies)\b|\bmagecraft\b|\bprowess\b|^storm$|\bnoncreature spells? you\b|\byou cast (?:\S+ ){1,4}?(?:noncreature|instant|sorcery)\b/m,
    besides:
      /\bcounter (?:up to one )?target [^.\n]*|\b(?:opponents?|player|they) casts? [^.\n,]*|\bspells? (?:your opponents|opponents|they) cast\b/g,
    query:
      '(o:magecraft or o:prowess or o:"instant and sorcery" or o:"cast an instant or sorcery" or o:"cast a noncreature spell")',
  },
  sacrifice: {
    name: 'sacrifice',
    text: /\bsacrifice (?:an?|another|one|two|three|four|five|x|any number|all|each) |\byou sacrifice\b|\b(?:exploit|casualty|emerge|devour)\b|\b(?:another|a|other|nontoken) creatures?(?: you control)? dies?\b/,
    besides:
      /\bunless (?:you|they|that player|its controller) sacrifices? [^.\n]*|\b(?:players?|opponents?|controller|owner) (?:may |each )?sacrifices? [^.\n]*/g,
    query:
      '(o:"sacrifice a creature" or o:"sacrifice another" or o:"whenever you sacrifice" or o:"another creature dies" or o:"sacrifice a permanent")',
  },
  lifegain: {
    name: 'lifegain',
    text: /\bgain(?:ed)? (?:\S+ ){0,3}?life\b|\blifelink\b|\bextort\b/,
    besides: /\bcan't gain life\b|\bopponents?(?: would| each)? gains? [^.\n]*?life\b/g,
    query: '(o:"whenever you gain life" or o:"you gain" or o:lifelink) o:life',
  },
  counters: {
    name: '+1/+1 counters',
    text: /\+1\/\+1 counters?\b|\bproliferates?\b|\b(?:adapt|bolster|support|outlast|modular|graft|renown|fabricate|reinforce|monstrosity) (?:\d|x|\{)|^(?:[\w ]+, )*(?:evolve|mentor|training|riot|undying|unleash)\b/m,
    query:
      '(o:"+1/+1 counter on each" or o:"+1/+1 counters" or o:proliferate or o:"counter on it" o:"+1/+1")',
  },
  tokens: {
    name: 'tokens',
    text: /\bcreates? [^.\n]*?\btokens?\b|\btokens? (?:creature )?(?:you control|would be created)\b|\bcreature tokens\b|\b(?:populate|amass|living weapon|afterlife|for mirrodin!|incubate)\b/,
    besides: new RegExp(
      `\\b${theirs}(?:'s)? (?:may )?creates? [^.\\n]*|\\b${resource} tokens?\\b`,
      'g',
    ),
    query:
      '(o:"creature tokens" or o:"creature token" or o:"tokens you control" or o:"create one or more") o:token',
  },
  graveyard: {
    name: 'graveyard',
    text: /\b(?:from|in|into) your graveyard\b|\bfrom (?:a|any) graveyard (?:onto|to the battlefield)|\bcards? in a(?:ll)? graveyards?\b|\bin all graveyards\b|\bleaves? your graveyard\b|\beach player (?:exiles|returns) [^.\n]*? from their graveyard\b|\bmills?\b|\b(?:flashback|escape|unearth|dredge|delve|embalm|eternalize|disturb|encore|threshold|delirium|undergrowth|jump-start|retrace|scavenge|descend(?:ed)?|surveil)\b/,
    besides:
      /\bput into (?:a|your|their|its owner's|an opponent's) graveyard from (?:anywhere|the battlefield)\b|\b(?:opponents?|player|controller) mills?\b/g,
    query:
      '(o:"from your graveyard" or o:"in your graveyard" or o:"into your graveyard" or o:mill or o:surveil)',
  },
  ramp: {
    name: 'ramp',
    notType: /\bland\b/,
    text: /\badds? (?:\{|(?:one|two|three|four|x) mana\b|an (?:amount|additional)|that much|mana\b|any combination)|\bsearch your library for [^.\n]*?\b(?:lands?|plains|island|swamp|mountain|forest)\b[^\n]*?\bonto the battlefield\b|\badditional lands?\b|\blands? cards? from (?:your hand|among them|it) onto the battlefield\b|\btreasure tokens?\b/,
    besides: new RegExp(`\\b${theirs}(?:'s)? (?:may )?creates? [^.\\n]*`, 'g'),
    query:
      '-t:land (o:"onto the battlefield" o:"search your library" o:land or o:"add one mana" or o:"{T}: add" or o:"additional land")',
  },
  draw: {
    name: 'card draw',
    text: /\bdraws? (?:\S+ ){0,4}?cards?\b/,
    besides:
      /\bcan't draw\b|\b(?:opponents?|controller|owner)(?: would| may| each| who)? draws? [^.\n,]*/g,
    query:
      '(o:"draw two cards" or o:"draw three cards" or o:"draw cards equal" or o:"draw that many cards" or o:whenever o:"draw a card")',
  },
}
