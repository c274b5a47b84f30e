import type { Concept } from './concept.ts'

/** Creatures that die, what is sacrificed, and what comes back. */
export const graveyard = {
  graveyard: {
    theme: 'Graveyard',
    text: [
      /\b(?:from|in|into) your graveyard\b|\bfrom (?:a|any) graveyard (?:onto|to the battlefield)|\bcards? in a(?:ll)? graveyards?\b|\bin all graveyards\b|\bleaves? your graveyard\b/,
      /\beach player (?:exiles|returns) [^.\n]*? from their graveyard\b|\bmills?\b/,
      /\b(?:flashback|escape|unearth|dredge|delve|embalm|eternalize|disturb|encore|threshold|delirium|undergrowth|jump-start|retrace|scavenge|descend(?:ed)?|surveil)\b/,
    ],
    besides: [
      /\bput into (?:a|your|their|its owner's|an opponent's) graveyard from (?:anywhere|the battlefield)\b|\b(?:opponents?|player|controller) mills?\b/,
    ],
  },
  sacrifice: {
    theme: 'Sacrifice',
    text: [
      /\bsacrifice (?:an?|another|one|two|three|four|five|x|any number|all|each) |\byou sacrifice\b/,
      /\b(?:exploit|casualty|emerge|devour)\b|\b(?:another|a|other|nontoken) creatures?(?: you control)? dies?\b/,
    ],
    besides: [
      /\bunless (?:you|they|that player|its controller) sacrifices? [^.\n]*|\b(?:players?|opponents?|controller|owner) (?:may |each )?sacrifices? [^.\n]*/,
    ],
  },
  death_trigger: {
    theme: 'Creatures dying',
    text: [
      /\bwhen(?:ever)? [^.,\n]*?(?:\b(?:creatures?|permanents?)\b|~)[^.,\n]*? dies?\b|\bmorbid\b|\bafterlife\b|\bundying\b|\bpersist\b|\bcreature died\b|\bcreatures that died\b/,
    ],
  },
  sacrifice_outlet: {
    theme: 'Sacrifice outlets',
    text: [
      /\bsacrifice (?:a|another|any number of|x|one or more|two|three) (?:\w+ ){0,2}?(?:creatures?|permanents?|artifacts?|tokens?)\b[^.\n:]*:/,
      /\bas an additional cost[^.\n]*\bsacrifice (?:a|another|x) (?:creature|permanent|artifact)/,
      /\bexploit\b|\bcasualty\b|\bdevour\b|\byou may sacrifice (?:a|another)\b/,
    ],
  },
  sacrifice_matters: {
    theme: 'Sacrifice payoffs',
    text: [
      /\bwhenever (?:you|a player) sacrifices?\b|\bsacrificed (?:a|another|three|two)\b|\bif you sacrificed\b/,
    ],
  },
  edict: {
    text: [
      /\b(?:each|target) (?:player|opponent)s? sacrifices?\b|\bdefending player sacrifices\b|\bannihilator\b/,
    ],
  },
  reanimation: {
    theme: 'Reanimation',
    text: [
      /\b(?:return|put)[^.\n]*?\bcreature cards?\b[^.\n]*? from (?:your|a|any|their|an opponent's) graveyard[^.\n]* (?:to|onto) the battlefield/,
      /\breturn enchanted creature card\b|\bput all creature cards\b|\bunearth\b|\bencore\b/,
    ],
  },
  creature_cards: { text: [/\bcreature cards? (?:in|from) (?:your|a|all) graveyards?\b/] },
  self_mill: {
    theme: 'Filling the graveyard',
    text: [
      /(?<!opponent |player |opponents |players )\bmills? (?!cards? equal)|\bsurveil\b|\bdredge\b|\binto your graveyard\b(?! from the battlefield)|\bput the rest into your graveyard\b/,
    ],
    besides: [/\bput into your graveyard from[^.\n]*/],
  },
  opponents_mill: {
    theme: 'Milling opponents',
    text: [
      /\b(?:opponents?|target player|that player|each player|defending player) mills?\b|\bput into an opponent's graveyard\b/,
      /\breveals? cards from the top of their library[^\n]*? into their graveyard\b/,
    ],
  },
  cast_from_graveyard: {
    theme: 'Casting from the graveyard',
    text: [
      /\b(?:flashback|escape|disturb|jump-start|retrace|aftermath|harmonize|mayhem)\b|\b(?:cast|play)[^.\n]*? from (?:your|a|any) graveyard\b/,
    ],
  },
  leaves_graveyard: { theme: 'Cards leaving your graveyard', text: [/\bleaves? your graveyard\b/] },
  types_in_graveyard: {
    text: [
      /\b(?:delirium|threshold|undergrowth|descend|delve|spell mastery|collect evidence)\b|\bcard types among cards in\b/,
    ],
  },
  discard: {
    theme: 'Discarding',
    text: [
      /\b(?:you (?:may )?|, |^|then |and )discards? (?:a|two|three|x|your|any number|one or more|that|\w+ cards?)\b|\bdiscard (?:a|two|one or more) [^.\n]*:|\bwhenever you (?:cycle or )?discard\b|\bconnive|\brummage\b|\bblood token/,
    ],
    besides: [/\b(?:opponents?|target player|that player) discards?[^.\n]*/],
  },
  madness: { theme: 'Madness', text: [/\bmadness\b|\bhellbent\b|\bno cards in hand\b/] },
  opponents_discard: {
    theme: 'Opponents discarding',
    text: [
      /\b(?:opponents?|target player|that player|each player|each other player|defending player)s? (?:\w+ )?discards?\b|\bwhenever an opponent discards\b/,
    ],
  },
  cycling: { theme: 'Cycling', text: [/\bcycling\b|\bcycles?\b|\bcycled\b/] },
  own_death: { text: [/\bwhen (?:~|this creature) dies\b/] },
  aristocrats: {
    text: [/\bwhenever [^.\n]*?\bdies\b[^.\n]*?\b(?:loses?|drain|damage|draw|create)\b/],
  },
} satisfies Record<string, Concept>
