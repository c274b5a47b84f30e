import type { FacePatterns } from './face-test.ts'
import type { RoleName } from './roles.ts'

/** The name of a role, and how the faces of cards show that they have it. */
export interface Role extends FacePatterns {
  label: string
  /** The cards of the role, after “cards that”. */
  does: string
}

const others =
  /\b(?:opponents?|(?:its|that \w+'s|their) (?:controller|owner)s?|that player|each other player|defending player)/
    .source
const permanents = '(?:creature|planeswalker|artifact|enchantment|permanent|vehicle|equipment)s?\\b'
/** Of permanents that others control. */
const othersPermanent = `${permanents}(?! cards?\\b| spells?\\b| (?:and|or|and/or) (?:\\w+ ){0,2}cards?\\b| (?:token )?you (?:control|own)\\b)`
const some = '(?:up to (?:one|two|three|x) )?(?:other |another |x |two |any number of )?'
const shields = '(?:hexproof|indestructible|shroud|ward|protection from)'

export const roles: Record<RoleName, Role> = {
  land: { label: 'Lands', does: 'are lands', type: /\bland\b/ },
  ramp: {
    label: 'Ramp',
    does: 'make mana or fetch lands',
    notType: /\bland\b/,
    text: [
      /\badds? (?:\{|an (?:amount of|additional) \{|(?:[\w-]+ ){1,5}mana\b)/,
      /\bsearch your library for [^.\n]*?\b(?:lands?|plains|island|swamp|mountain|forest)\b[^\n]*?\bonto the battlefield\b/,
      /\bplay (?:an|two|three|up to \w+|any number of) additional lands?\b/,
      /\blands? cards? from (?:your hand|among them|your graveyard)[^.\n]*? onto the battlefield\b/,
      /\bcreates? [^.\n]*?\b(?:treasure|gold|powerstone|lander) tokens?\b/,
    ],
    besides: [
      new RegExp(`${others} (?:may )?creates? [^.\\n]*`),
      /\b(?:opponent|that player) adds [^.\n]*/,
    ],
  },
  draw: {
    label: 'Card draw',
    does: 'draw cards',
    text: [
      /\bdraws? (?:\S+ ){0,5}?cards?\b/,
      /\b(?:reveal|look at) the top (?:\S+ )?cards? of your library\b[^\n]*\b(?:into|in) your hand\b/,
      /\bexile the top (?:\S+ )?cards? of your library\b[^\n]*\byou may (?:play|cast)\b/,
      /\binvestigates?\b|\bclue tokens?\b|\byou become the monarch\b/,
    ],
    besides: [
      /\bcan't draw\b[^.\n]*/,
      /\b(?:when|whenever|if|unless) (?:you|they|a player|another player|an opponent|one or more (?:players|opponents))(?: would)? draws? [^.,\n]*/,
      new RegExp(
        `(?:${others}|\\bthey)(?: who [^.,\\n]*?| would| may| each| then)* draws? [^.,\\n]*`,
      ),
      /\bcards? (?:you|they|that player) (?:draws?|drew) [^.,\n]*/,
    ],
  },
  removal: {
    label: 'Removal',
    does: 'remove a single permanent',
    text: [
      new RegExp(`\\b(?:destroy|exile) ${some}target (?:[\\w,/'-]+ ){0,7}?${othersPermanent}`),
      new RegExp(
        `\\breturn ${some}target (?:[\\w,/'-]+ ){0,6}?${othersPermanent}[^.\\n]* to (?:its|their) owner(?:'s hand|s' hands)`,
      ),
      new RegExp(
        `\\bput ${some}target (?:[\\w,/'-]+ ){0,4}?${othersPermanent}[^.\\n]*\\b(?:owner's|owners'|their) librar`,
      ),
      /\bowner of target (?:nonland )?permanent shuffles\b/,
      /\bdamage (?:divided [^.\n]*? among |equal to [^.\n]*? to |to )(?:any number of |one, two, or three |one or two )?(?:any (?:other )?|up to (?:one|two|three|x) )?(?:other |another )?targets?(?! (?:player|opponent)s?\b)(?! (?:[\w-]+ )?(?:creatures? )?you control\b)/,
      /\bfights?\b/,
      /\btarget (?:[\w'-]+ ){0,4}?creatures?\b(?! you control\b)[^.\n]*? gets? [+-](?:\d+|x)\/-(?:[1-9]|x)/,
      /-1\/-1 counters? on (?:up to \w+ )?(?:each of )?(?:another )?target creatures?\b(?! you control)/,
      /(?<!\b(?:whenever|if|when) (?:a|an|another) )\b(?:players?|opponents?) (?:each )?sacrifices? (?!all\b|the rest\b|half\b)(?:\w+ ){1,3}?(?:creature|permanent|planeswalker)s?\b/,
      /\benchanted (?:creature|permanent)\b[^.\n]*?\b(?:can't attack or block|loses all)\b/,
      /\btarget [^.\n]*? loses all abilities and becomes\b/,
    ],
    besides: [
      /\bexile [^.\n]*?\btarget [^.\n]*?(?:\. (?:then )?|, then )return (?:that card|it|them|those cards|the exiled cards?)\b[^.\n]*?\bbattlefield\b[^.\n]*/,
    ],
  },
  sweeper: {
    label: 'Sweepers',
    does: 'clear the board',
    text: [
      new RegExp(
        `\\b(?:destroy|exile|return) (?:all|each) (?:other )?(?:[\\w,/-]+ ){0,4}?${othersPermanent}`,
      ),
      /\b(?:put|shuffles?) all (?:[\w-]+ )?(?:creatures|permanents)\b/,
      /\b(?:all|each|(?<!sacrificed )other) (?:[\w-]+ ){0,3}?creatures?\b[^.\n"]*? gets? -(?:\d+|x)\/-(?:[1-9]|x)/,
      /\bcreatures (?:your opponents|you don't|target (?:player|opponent)) controls? get -(?:\d+|x)\/-(?:[1-9]|x)/,
      /\bdamage (?:equal to [^.\n]*? )?to (?:each|all) (?!opponent|player)(?:other )?(?:[\w-]+ ){0,3}?creatures?\b(?! you control)/,
      /\bdamage to each (?:opponent|player)(?:,| and) (?:each |all )?(?:other )?(?:[\w-]+ ){0,3}?creatures?\b/,
      /\beach (?:player|opponent)\b[^.\n]*? sacrifices (?:all|the rest|half)\b/,
      /\btarget (?:[\w-]+ ){0,2}?(?:creature|permanent|artifact)s?\b(?: [\w ]*)?you don't control\b[\s\S]*\noverload\b/,
    ],
  },
  counterspell: {
    label: 'Counterspells',
    does: 'counter spells',
    text: [
      /\bcounter (?:up to \w+ )?target (?:[\w,/'-]+ )*?(?:spells?|abilit(?:y|ies))\b/,
      /\bcounter (?:all|each) (?:[\w-]+ )*?spells?\b|\bcounter that spell\b(?! or ability)/,
    ],
  },
  tutor: {
    label: 'Tutors',
    does: 'search for a card of your choice',
    text: [
      /\bsearch your (?:library|(?:graveyard|hand)[^.\n]*?\blibrary)[^.\n]*? for (?!that many\b)(?![^.,\n]*?\b(?:lands?|plains|islands?|swamps?|mountains?|forests?|gates?)\b)[^.\n]*?\bcards?\b/,
      /^transmute\b/m,
    ],
  },
  recursion: {
    label: 'Recursion',
    does: 'bring cards back from a graveyard',
    text: [
      /\b(?:return|put)s? (?!~|this card|it\b)[^.\n~]*?\b(?:from|in) (?:your|a|any|their|an opponent's|target (?:player|opponent)'s)(?: hand or)? graveyard(?:s|\b)[^.\n]*? (?:to|onto|into) (?:your hand|their hand|the battlefield|(?:its|their) owners?'s? hands?)/,
      /\byou may (?:play|cast) (?!~|this card|it\b)[^.\n~]*?\bfrom (?:your|a|any) graveyard\b/,
      /\bcards? in your graveyard (?:gains?|has|have) (?:flashback|escape|unearth|encore)\b/,
      /\breturn enchanted creature card to the battlefield\b/,
      /\beach player (?:exiles|returns|puts) [^.\n]*?\bfrom their graveyard\b[^.\n]*?\b(?:battlefield|hand)\b/,
    ],
  },
  protection: {
    label: 'Protection',
    does: 'protect what you have',
    text: [
      new RegExp(
        `(?<!this )\\b(?:creatures?|permanents?|commanders?|planeswalkers?|you|artifacts?)\\b[^.~,:\\n]*?\\b(?:gains?|have|has) [^.:\\n]*?\\b${shields}\\b`,
      ),
      /\btarget (?:[\w'-]+ ){0,4}?(?:creature|permanent|commander)s? [^.\n]*?\bphases? out\b/,
      /\bpermanents? you control phase out\b|\bcreatures? you control phase out\b/,
      /\bprevent all (?:combat )?damage that would be dealt (?:this turn|to you|to creatures you|by)/,
      /\bchoose new targets for (?:target|each) /,
    ],
    besides: [
      /\bcan't have or gain [^.\n]*|\benchanted [^.\n]*? loses all [^\n]*/,
      /\b(?:your opponents|opponents|you don't) control[^.\n]*/,
      /\bwhenever [^,\n]*,|\bas long as [^,.\n]*/,
    ],
  },
  token: {
    label: 'Tokens',
    does: 'make creature tokens',
    text: [
      /\bcreates? [^.\n]*?\bcreature tokens?\b/,
      /\bcreates? (?:\S+ ){1,4}?tokens? that(?:'s| is| are|'re) (?:a |an )?cop(?:y|ies)\b/,
      /\btokens? would be created\b|\bwould create one or more (?:creature )?tokens\b/,
      /\b(?:populate|amass)\b|^(?:[\w ]+, )*(?:afterlife|fabricate|squad|offspring|living weapon|for mirrodin!)/m,
    ],
    besides: [new RegExp(`${others}(?:'s)?(?: may)? creates? [^.\\n]*`)],
  },
  lifegain: {
    label: 'Life gain',
    does: 'gain life',
    text: [
      /\b(?:you|target player|each player)(?: may| and [\w ]+?)? gains? (?:\S+ ){0,4}?life\b/,
      /\blose[sd]? [^.\n]*? and (?:you )?gain (?:\S+ ){0,4}?life\b/,
      /\blifelink\b|^extort\b/m,
    ],
    besides: [
      /\bcan't gain life\b/,
      /\b(?:whenever|if) you(?: would)? gain(?:ed)? (?:\S+ ){0,3}?life\b[^,.\n]*/,
      /\blife you(?:'ve)? gain(?:ed)?\b[^,.\n]*/,
      /\bloses? [^.\n]*?lifelink\b/,
    ],
  },
  graveyard_hate: {
    label: 'Graveyard hate',
    does: 'exile what is in graveyards',
    text: [
      /\bexile (?:target (?:player|opponent)'s|all|each (?:opponent|player)'s|(?:that|defending) player's|their) graveyards?\b/,
      /\bexiles? (?:[\w,'-]+ ){0,8}?cards? (?:[\w ,']*?)?(?:from|in) (?:all|a|any|(?:a )?single|target (?:player|opponent)'s|an opponent's|each opponent's|that player's|defending player's) graveyards?\b/,
      /\bif (?:a|an|one or more) (?!spell\b)(?:(?!you control\b)[\w ])*?would be put into (?:a|an opponent's|their owner's|its owner's) graveyard\b[^.\n]*?\bexile\b/,
      /\bcards in graveyards\b[^.\n]*?\bcan't\b|\bcan't cast spells from graveyards\b/,
    ],
    besides: [
      /\bfrom (?:their|a|your) (?:hand|library)[^.\n]*/,
      /^imprint —[^\n]*/,
      /\bexiles? [^.\n]*?\bgraveyards?(?:\. copy\b| with an? \w+ counter on it\b)/,
    ],
  },
  finisher: {
    label: 'Finishers',
    does: 'can end the game',
    text: [
      /\byou win the game\b|\b(?:opponent|player|controller) loses the game\b/,
      /\btakes? (?:an|two|x) extra turns?\b|\badditional combat phase\b/,
      /\bcreatures you control\b[^.\n]*?\bget \+(?:[2-9]|1\d|x)\/\+[^.\n]*?\buntil end of turn\b/,
      /\b(?:opponent|player)s? (?:each )?loses? (?:x life|half|life equal to|that much life)/,
      /\bdeals? (?:x|twice x) damage (?:divided |to (?:any target|each opponent|each player|target player|target opponent))/,
      /\b(?:deals|deal) (?:double|triple|twice) that (?:much )?damage\b/,
    ],
    power: {
      from: 6,
      text: /\b(?:flying|trample|menace|annihilator|double strike|infect|shadow|fear|intimidate|landwalk|can't be blocked)\b/,
    },
  },
}
