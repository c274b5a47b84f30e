/** What was not understood, as a sentence, and where in the query it stands. */
export interface Problem {
  message: string
  at: number
}
