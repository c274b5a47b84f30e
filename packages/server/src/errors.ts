import { type Issue, type RefusalCode, refusals } from '@manafolio/contract'

/** A refusal that the contract knows. Anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly issues: Issue[] | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, details: { issues?: Issue[]; retryAfter?: number } = {}) {
    const [status, sentence] = refusals[code]
    super(details.issues?.[0]?.message ?? sentence)
    this.code = code
    this.status = status
    this.issues = details.issues
    this.retryAfter = details.retryAfter
  }
}
