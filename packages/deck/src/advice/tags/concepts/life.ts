import type { Concept } from './concept.ts'

export const life = {
  lifegain: {
    theme: 'Lifegain',
    text: [/\bgain(?:ed)? (?:\S+ ){0,3}?life\b|\blifelink\b|\bextort\b/],
    besides: [/\bcan't gain life\b|\bopponents?(?: would| each)? gains? [^.\n]*?life\b/],
  },
  lifegain_matters: {
    theme: 'Lifegain payoffs',
    text: [
      /\bwhenever you gain life\b|\bif you (?:would )?gain(?:ed)? (?:\S+ )?life\b|\blife (?:total )?(?:is )?greater than\b|\bequal to (?:your life total|the amount of life you gained)\b|\b(?:first time|much) life\b|\b(?:25|30|40|50|7) or more life\b|\blife you gained\b|\byou've gained\b|\byou gained\b/,
    ],
  },
  drain: {
    theme: 'Draining life',
    text: [
      /\b(?:opponents?|players?|they)(?: each)? loses? (?:\d+|x|that much|half|life equal)\b[^\n]*?\byou gain\b|\bextort\b|\bloses? (?:\d+|x|that much) life and you gain\b/,
    ],
  },
  life_loss: {
    theme: 'Opponents losing life',
    text: [
      /\b(?:opponents?|players?|they|that player) (?:each )?loses? (?:\S+ ){0,4}?life\b|\blost life\b|\bspectacle\b|\bbloodthirst\b/,
    ],
  },
  pay_life: {
    theme: 'Paying life',
    text: [
      /\bpay (?:\d+|x|any amount of|half your) life\b|\byou lose (?:\d+|x|that much|half|life)/,
    ],
  },
  pingers: {
    theme: 'Direct damage',
    text: [
      /\bdeals? (?:\d+|x|that much) damage to (?:each opponent|each other player|each player|that player|target (?:opponent|player)|any target|any other target|them)\b/,
    ],
  },
  damage_matters: {
    theme: 'Noncombat damage',
    text: [
      /\bnoncombat damage\b|\bwould deal (?:\S+ )?damage\b|\bsource you control (?:would )?deals?\b|\bdeals? that much damage plus\b/,
    ],
  },
  group_hug: {
    theme: 'Helping everyone',
    text: [
      /\beach player (?:may )?(?:draws?|gains?|adds?|searches|puts? a land|creates?|may put|untaps)\b|\beach (?:other )?player(?:'s)? draw step\b|\b(?:each|target) opponents? (?:may )?draws? (?:a|two|\w+) cards?\b|\bthat player draws\b/,
    ],
  },
  politics: {
    theme: 'Politics',
    text: [
      /\bvotes?\b|\bcouncil\b|\btempting offer\b|\bassist\b|\bjoin forces\b|\bparley\b|\bchoose an opponent\b|\bcan't attack you\b|\battacks? (?:you|one of your opponents|another opponent|a player other than you)\b|\beach opponent chooses\b|\bwill of the\b|\bfriend or foe\b/,
    ],
  },
  punisher: {
    theme: 'Punishing opponents',
    text: [
      /\bwhenever (?:an opponent|a player|another player|each opponent)\b|\bat the beginning of each (?:opponent|player|other player)'s?\b|\bunless (?:that player|they|an opponent) pays?\b/,
    ],
  },
  stax: {
    theme: 'Slowing opponents down',
    text: [
      /\b(?:opponents|players|players|each player) can't\b|\bspells (?:your opponents|opponents) cast\b|\bcosts? (?:\{\d\}|\w+) more\b|\benters? (?:the battlefield )?tapped\b[^.\n]*opponents?|\bopponents control enter\b|\bdoesn't untap\b|\bdon't untap\b|\bcan't (?:cast|activate|search|draw|gain)\b/,
    ],
  },
  pillowfort: {
    theme: 'Pillow fort',
    text: [
      /\bcan't attack (?:you|unless)\b|\bcan't be attacked\b|\bprevent all (?:combat )?damage\b|\bcreatures can't attack\b/,
    ],
  },
  commander_matters: {
    theme: 'Commanders matter',
    text: [/\bcommanders?\b|\blieutenant\b|\beminence\b/],
    besides: [/\bcommander's color identity\b/],
  },
  win_condition: { text: [/\byou win the game\b|\bloses the game\b/] },
  chaos: {
    theme: 'Chaos',
    text: [/\bat random\b|\bchaos\b/],
    besides: [/\b(?:discard|return)s? [^.\n]*?\bat random\b/],
  },
  curses: { theme: 'Curses', type: /\bcurse\b/, text: [/\bcurses?\b/] },
  hand_size: { text: [/\bmaximum hand size\b|\bcards? in (?:your|their|each player's) hands?\b/] },
  background: { theme: 'Backgrounds', type: /\bbackground\b/, text: [/\bbackground\b/] },
} satisfies Record<string, Concept>
