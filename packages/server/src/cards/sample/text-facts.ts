/**
 * What is known of a rules text without the text: facts as “kind” or “kind: value”, which become short
 * sentences of our own. They have the phrases that searches and deck rules read.
 */
export type TextFact = string

type Sentence = (value: string, name: string) => string

const sentences: Record<string, Sentence> = {
  /** Keyword abilities that need no more words, as they stand together. */
  has: (keywords) =>
    keywords.charAt(0).toUpperCase() + keywords.slice(1).replace('background', 'Background'),
  'partner with': (other) => `Partner with ${other}`,
  'partners of': (label) => `Partner—${label}`,
  leads: (_, name) => `${name} can be your commander.`,
  'chooses color': (_, name) =>
    `If ${name} is your commander, choose a color before the game begins.`,
  elsewhere: (_, name) => `As long as ${name} isn't on the battlefield, it's a creature.`,
  copies: (number, name) => `A deck can have ${number} cards named ${name}.`,
  finds: (lands) => `Search your library for a ${lands} card.`,
  identity: () => "The mana is of colors in your commander's color identity.",
}

/** The sentences of a card's facts, each on its line. */
export function sentencesOf(facts: readonly TextFact[], name: string): string {
  return facts.map((fact) => sentenceOf(fact, name)).join('\n')
}

function sentenceOf(fact: TextFact, name: string): string {
  const [kind = '', ...value] = fact.split(': ')
  const sentence = sentences[kind]
  if (!sentence) throw new Error(`The sample has a fact of no known kind: ${fact}`)
  return sentence(value.join(': '), name)
}
