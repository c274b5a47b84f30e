/** An e-mail to one recipient. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Sends the message; throws when it can't. */
  send(mail: Email): Promise<void>
}
