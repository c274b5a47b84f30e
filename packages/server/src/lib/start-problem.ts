/** Why a program can't do its work, in a sentence that says what to do about it. */
export class StartProblem extends Error {}
