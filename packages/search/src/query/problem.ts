/** What was not understood, as a sentence, and where in the query it stands. */
export interface Problem {
  message: string
  at: number
}

/** Nobody reads more. */
const maxProblems = 20

/** Each sentence once: ten thousand stray brackets are one mistake. */
export function addProblem(problems: Problem[], { message, at }: Problem) {
  if (problems.length >= maxProblems) return
  if (problems.every((problem) => problem.message !== message)) problems.push({ message, at })
}
