import { type Issue, type PrintingAddress, type RefusalCode, refusals } from '@manafolio/contract'

interface Details {
  issues?: Issue[]
  retryAfter?: number
  warnings?: string[]
  suggestions?: PrintingAddress[]
  /** For the log: what went wrong behind it. */
  cause?: unknown
}

/** A refusal that the contract knows. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly issues: Issue[] | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  /** What was ignored of the request, one sentence each. */
  readonly warnings: string[] | undefined
  /** Cards that may be meant instead. */
  readonly suggestions: PrintingAddress[] | undefined

  constructor(code: RefusalCode, details: Details = {}) {
    const [status, sentence] = refusals[code]
    super(details.issues?.[0]?.message ?? sentence, { cause: details.cause })
    this.code = code
    this.status = status
    this.issues = details.issues
    this.retryAfter = details.retryAfter
    this.warnings = details.warnings
    this.suggestions = details.suggestions
  }
}
