/** Why a pattern cannot be used: the message ends a sentence that begins with the term. */
export class PatternProblem extends Error {}

export function tooComplicated(): PatternProblem {
  return new PatternProblem('the pattern is too complicated')
}
