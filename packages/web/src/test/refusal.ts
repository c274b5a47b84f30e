import { HttpResponse } from 'msw'

/** An answer of a server that says no. */
export function refusal(status: number, code: string, message = code): Response {
  return HttpResponse.json({ message, code }, { status })
}
