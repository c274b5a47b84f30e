/** A letter to one person. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Hands the letter over; throws when it could not. */
  send(letter: Letter): Promise<void>
}
