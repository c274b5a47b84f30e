import type { Concept } from './concept.ts'

export const combat = {
  attack_trigger: {
    theme: 'Attacking',
    text: [
      /\bwhenever (?:~|this creature|equipped creature|enchanted creature|a creature you control|another creature you control|you|one or more creatures you control|one or more)[^.,\n]*? attacks?\b/,
      /\bwhenever you attack\b|\battacking (?:creature|token|\w+)s? you control\b|\braid\b|\bmobilize\b|\bmelee\b|\bmyriad\b|\bbattle cry\b|\bannihilator\b/,
      /\btapped and attacking\b/,
    ],
  },
  combat_damage: {
    theme: 'Combat damage to players',
    text: [
      /\bdeals? combat damage to (?:a|an|one or more|that|any) (?:player|opponent|of your opponents)/,
      /\bcombat damage to one or more\b|\bdeals damage to (?:a player|an opponent)\b|\bninjutsu\b|\bsaboteur\b|\brenown\b/,
    ],
  },
  extra_combat: { theme: 'Extra combats', text: [/\badditional combat phase|\bextra combat/] },
  goad: {
    theme: 'Goad',
    text: [
      /\bgoad(?:s|ed)?\b|\b(?:creatures|(?:target|enchanted|chosen|that) creature)\b[^.\n]*? attacks? (?:(?:each|this|that) (?:combat|turn) )?if able\b/,
    ],
  },
  monarch: { theme: 'The monarch', text: [/\bmonarch\b/] },
  initiative: { theme: 'Dungeons', text: [/\bdungeons?\b|\binitiative\b/] },
  unblockable: {
    theme: 'Evasion',
    text: [
      /\bcan't be blocked\b|\b(?:gains?|has|have) (?:flying|menace|shadow|horsemanship|fear|intimidate|skulk)\b|\blandwalk\b|\bislandwalk\b|\bswampwalk\b/,
    ],
  },
  flying_matters: {
    theme: 'Flying matters',
    text: [
      /\b(?:creatures?|creature cards?|tokens?)[^.\n]{0,24} with flying\b|\bwith flying you control\b/,
    ],
    besides: [/\b(?:destroy|damage to|can't block|except by|without flying)[^.\n]*/],
  },
  high_power: {
    theme: 'High power',
    text: [
      /\bpower (?:4|5|6|7) or (?:greater|more)\b|\bferocious\b|\bformidable\b|\bgreatest power\b|\bequal to (?:its|that creature's|~'s|the sacrificed creature's|this creature's) power\b|\btotal power\b/,
    ],
    besides: [/\b(?:destroy|exile) [^.\n]*/],
  },
  big_creature: { power: { from: 6, text: /^/ } },
  low_power: {
    theme: 'Small creatures',
    text: [
      /\bpower (?:1|2|3) or less\b|\bpower or toughness 1 or less\b|\bbase power and toughness 1\/1\b/,
    ],
    besides: [/\b(?:destroy|exile|can't be blocked by) [^.\n]*/],
  },
  toughness_matters: {
    theme: 'Toughness',
    text: [
      /\b(?:assigns? combat damage equal to its toughness|equal to (?:its|that creature's|~'s|their) toughness|greatest toughness|total toughness|toughness greater than)\b/,
    ],
  },
  defender: { theme: 'Defenders', text: [/\bdefender\b/] },
  pump: {
    text: [
      /\b(?:target|equipped|enchanted) creature(?: you control)? gets \+/,
      /\btarget creature(?: you control)?[^.\n]* gains? (?:double strike|trample|haste|first strike)\b/,
    ],
  },
  voltron: {
    theme: 'One big attacker',
    text: [
      /\b(?:equipped|enchanted) creature (?:gets|has|gains)\b|\bfor each (?:aura|equipment)[^.\n]*attached\b|\bexalted\b|\battacks alone\b|\bequipped or enchanted\b|\bdouble strike\b/,
    ],
  },
  haste: {
    text: [/\bcreatures? (?:you control |tokens? )?(?:have|has|gains?|gain) [^.\n]*?\bhaste\b/],
  },
  dinosaur_enrage: {
    theme: 'Damage to your creatures',
    text: [
      /\benrage\b|\bwhenever (?:~|this creature|a creature you control) is dealt damage\b|\bdeals? \d damage to each (?:other )?creature\b/,
    ],
  },
  fight: { theme: 'Fighting', text: [/\bfights?\b|\bdeals damage equal to its power to\b/] },
  vehicles: {
    theme: 'Vehicles',
    type: /\bvehicle\b/,
    text: [/\bvehicles?\b|\bcrews?\b|\bpilots?\b/],
  },
  mounts: { theme: 'Mounts', type: /\bmount\b/, text: [/\bmounts?\b|\bsaddled?\b/] },
} satisfies Record<string, Concept>
