import type { Concept } from './concept.ts'

/** Spells, how they are cast, and from where. */
export const spells = {
  spells: {
    theme: 'Spells matter',
    text: [
      /\binstants?(?: and | or |\/|, and |, | and\/or )sorcer(?:y|ies)\b|\bmagecraft\b|\bprowess\b|^storm$|\bnoncreature spells? you\b/,
      /\byou cast (?:\S+ ){1,4}?(?:noncreature|instant|sorcery)\b/,
    ],
    besides: [
      /\bcounter (?:up to one )?target [^.\n]*|\b(?:opponents?|player|they) casts? [^.\n,]*|\bspells? (?:your opponents|opponents|they) cast\b/,
    ],
  },
  copy_spells: {
    theme: 'Copying spells',
    text: [
      /\bcopy (?:target|that|it|the|this|each) ?(?:\w+ )*?(?:spell|it|card)|\bcopy (?:target|that) [^.\n]*(?:spell|ability)|\bcopied\b|\bstorm\b|\breplicate\b|\bdemonstrate\b|\bcasualty\b|\bconspire\b/,
    ],
  },
  second_spell: {
    theme: 'Several spells a turn',
    text: [
      /\b(?:second|third) spell\b|\bstorm\b|\bfor each (?:other )?spell[^.\n]* cast (?:before it )?this turn\b|\bspells you've cast this turn\b|\bcast two or more spells\b|\bflurry\b|\bcelebration\b/,
    ],
  },
  big_mana: {
    theme: 'Big mana',
    text: [
      /\bmana value (?:4|5|6|7|8|five|six) or (?:greater|more)\b|\badds? (?:that much|an amount of|x mana|ten mana|\{c\}\{c\}\{c\})|\bdouble (?:the amount of|your unspent)\b|\btwice that much\b|\badditional mana\b|\badd an additional\b|\bthree times as much\b|\bdon't lose this mana\b|\blose unspent mana\b|\bunspent\b/,
    ],
  },
  x_spells: {
    theme: 'X spells',
    text: [
      /\{x\}[^.\n]*(?:spell|cost)|\bspells? with \{x\}|\bfor \{x\}|\bwhere x is the amount of mana\b/,
    ],
  },
  cost_reduction: {
    text: [
      /\bcosts? (?:\{[\w/]+\})+ less to (?:cast|activate|equip)|\bwithout paying (?:its|their) mana costs?\b|\baffinity\b|\bimprovise\b|\bconvoke\b|\bundaunted\b/,
    ],
  },
  free_spells: {
    theme: 'Free spells',
    text: [/\bwithout paying (?:its|their) mana costs?\b|\bcascade\b|\bdiscover\b/],
  },
  cascade: { theme: 'Cascade', text: [/\bcascade\b|\bdiscover\b/] },
  cast_from_exile: {
    theme: 'Casting from exile',
    text: [
      /\bexile the top [^\n]*?\byou may (?:play|cast)\b|\bfrom exile\b|\bforetell\b|\bforetold\b|\bplot(?:ted)?\b|\bsuspend\b|\bhideaway\b|\badventure\b|\bcast [^.\n]*exiled\b|\bplay (?:that|those) cards?\b/,
    ],
  },
  top_of_library: {
    theme: 'Top of the library',
    text: [
      /\btop (?:card|\w+ cards?) of your library\b|\bscry\b|\bplay (?:lands and cast spells|cards|with) [^.\n]*top of your library\b|\bmiracle\b|\bexplores?\b/,
    ],
  },
  casts_from_top: {
    theme: 'Playing from the library',
    text: [
      /\b(?:play|cast)[^.\n]*? from the top of your library\b|\bplay with the top card\b|\blook at the top card of your library any time\b/,
    ],
  },
  draw: {
    theme: 'Card draw',
    text: [/\bdraws? (?:\S+ ){0,5}?cards?\b/],
    besides: [
      /\bcan't draw\b|\b(?:opponents?|controller|owner)(?: would| may| each| who)? draws? [^.\n,]*/,
    ],
  },
  draw_matters: {
    theme: 'Drawing many cards',
    text: [
      /\bwhenever you draw\b|\bdraw your second card\b|\bsecond card each turn\b|\bcards? you've drawn\b|\bif you would draw\b|\bno maximum hand size\b|\bcards in your hand\b/,
    ],
  },
  wheels: {
    theme: 'Wheels',
    text: [
      /\beach player (?:discards (?:their|all the cards in their) hands?|shuffles (?:their hand|the cards from their hand))|\bdiscards? (?:their|your) hand\b[^\n]*\bdraws?\b/,
    ],
  },
  opponents_draw: {
    theme: 'Opponents drawing',
    text: [
      /\bwhenever (?:an opponent|a player|each opponent|another player) draws\b|\bcards in (?:their|that player's|each opponent's) hand\b/,
    ],
  },
  cantrip: {
    theme: 'Cantrips',
    text: [/^draw a card\.$|\bdraw a card\.$/],
    notType: /\b(?:creature|artifact|enchantment|land|planeswalker)\b/,
  },
  counterspell: { theme: 'Counterspells', text: [/\bcounter target\b/] },
  tutor: {
    theme: 'Tutors',
    text: [
      /\bsearch your library for (?:a|an|up to (?:two|three)) (?!basic)(?!land)[^.\n]*cards?\b/,
    ],
    besides: [
      /\bsearch your library for [^.\n]*?(?:land|forest|plains|island|swamp|mountain) cards?/,
    ],
  },
  tutors_by_type: {
    text: [
      /\bsearch your library for (?:a|an|up to \w+) (?:legendary |aura|equipment|artifact|enchantment|creature|instant|sorcery|planeswalker|\w+ permanent)/,
    ],
  },
  modal: {
    text: [
      /\bchoose (?:one|two|three|up to)(?: or (?:more|both))? —|\bescalate\b|\bspree\b|\btiered\b/,
    ],
  },
  flash: {
    theme: 'Flash and opponents’ turns',
    text: [
      /\bas though (?:it|they) had flash\b|\bduring (?:each|an) opponents?'s? turn|\bon (?:each|an) opponent's turn\b|\bspells? during\b/,
    ],
  },
  kicker: {
    theme: 'Kicker',
    text: [/\bkick(?:er|ed)\b|\bmultikicker\b/],
    notType: /^artifact$/, // mana rocks have it to be good late, whatever a deck is about
  },
  adventures: { theme: 'Adventures', text: [/\badventures?\b/], type: /\badventure\b/ },
  extra_turns: { theme: 'Extra turns', text: [/\bextra turns?\b/] },
  spell_damage: {
    theme: 'Burn',
    text: [/\bdeals? (?:\d+|x|twice x) damage to (?:any target|target|each)/],
  },
} satisfies Record<string, Concept>
