/** What is known of a deck beside its list, one at a time. */
export const toolNames = ['numbers', 'legality', 'odds', 'copies', 'cuts'] as const
export type ToolName = (typeof toolNames)[number]

export const toolWords: Record<ToolName, string> = {
  legality: 'Legality',
  numbers: 'Numbers',
  odds: 'Odds',
  copies: 'Copies',
  cuts: 'Cuts',
}
