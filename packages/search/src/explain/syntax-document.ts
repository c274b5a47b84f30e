import { type Syntax, type SyntaxEntry, syntax } from './syntax.ts'

/** The language as a page of Markdown, for docs/query-language.md. */
export function syntaxDocument(): string {
  const { grammar, groups, traits } = syntax()
  const parts = [
    '# The query language',
    opening,
    '## Putting terms together',
    table(
      ['write', 'to find'],
      grammar.map(({ example, help }) => [code(example), help]),
    ),
    ...groups.flatMap(groupSection),
    '## Kinds of cards: the values of `is:`',
    "Case and separators do not matter. Other values can't be decided from the card data; the search says so.",
    table(['value', 'the card or printing …'], traits.map(traitRow)),
    '## What the three modes list',
    modes,
    '## How results are ranked',
    ranking,
  ]
  return `${parts.join('\n\n')}\n`
}

const opening = [
  'Terms side by side must all match. Case, accents and punctuation in names do not matter.',
  '`:` means what makes sense for the key; `=`, `!=`, `<`, `<=`, `>`, `>=` compare. Terms that are not understood',
  'are left out, with a warning. Tokens, art cards, planes, schemes and memorabilia are left out',
  'unless `include:extras` asks for them, or a term names a set, a type or another kind that has nothing',
  'else: `e:unk`, `t:token`, `border:gold`. *Exact Cards* offers printings on paper only. On the collection',
  'page the same language finds each printing that you own, tokens and digital ones too; in the field above the',
  'cards of a deck it finds rows of the deck, with the terms under *In a deck*.',
].join('\n')

const modes = [
  '- **All Prints**: every printing that matches, newest first. Without a sort or an order, those of a card',
  '  that have a price in dollars or euros come before its others.',
  '- **Unique Art**: the newest printing of each artwork.',
  '- **Exact Cards**: up to three printings of each card: the cheapest, the most expensive of the others,',
  '  and the fanciest of the rest. Prices are those of the plainest finish that has one. The fanciest is,',
  '  from the top: serialized; etched, textured or another special foil; borderless; showcase; extended',
  '  art; full art; promo; foil only; among equals the dearer one.',
].join('\n')

const ranking = [
  'Words without an order are ranked: the card with that name, cards with a face of that name, the card',
  'that a word is short for (`stp`, `bob`, `fow`), names in which all words begin words, and the others;',
  'within each of these the cards that are played more in Commander, where the rank of new cards and others',
  'without one is estimated by price, printings and release. Only `!` before a name leaves out the others.',
  'Searches without words are in the order of names, as everything is with `order:name`. The sort that is',
  'chosen beside the search goes before the ranking, and an order in the query before both. Without an order,',
  '`direction:` turns the chosen sort; without a sort, `direction:desc` lists names from Z to A.',
].join('\n')

function groupSection({ name, entries }: Syntax['groups'][number]): string[] {
  const rows = entries.map((entry) => [
    namesOf(entry),
    operatorsOf(entry),
    code(entry.example),
    entry.help,
  ])
  return [`## ${name}`, table(['key', 'operators', 'example', 'looks at'], rows)]
}

function namesOf({ names }: SyntaxEntry): string {
  return names.map(code).join(' ')
}

function operatorsOf({ operators }: SyntaxEntry): string {
  return operators.map(code).join(' ')
}

function traitRow({ names, description }: Syntax['traits'][number]): string[] {
  return [names.map(code).join(' '), description]
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

function code(text: string): string {
  return `\`${text}\``
}
