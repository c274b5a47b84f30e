/** The tools beside the card list, in order. */
export const toolNames = ['numbers', 'legality', 'odds', 'copies', 'cuts', 'plan'] as const
export type ToolName = (typeof toolNames)[number]

export const toolLabels: Record<ToolName, string> = {
  legality: 'Legality',
  numbers: 'Numbers',
  odds: 'Odds',
  copies: 'Copies',
  cuts: 'Cuts',
  plan: 'Plan',
}
