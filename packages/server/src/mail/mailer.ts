import type { MailFailureReason, MailKind } from '@manafolio/contract'

/** An e-mail to one recipient. */
export interface Email {
  kind: MailKind
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Sends the message; throws when it can't. */
  send(mail: Email): Promise<void>
}

/** Why an e-mail could not be sent, without its address. */
export class MailError extends Error {
  readonly reason: MailFailureReason

  constructor(reason: MailFailureReason, message: string) {
    super(message)
    this.reason = reason
  }
}
