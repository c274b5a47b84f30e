import { HttpResponse } from 'msw'

/** A refusal from the server. */
export function refusal(status: number, code: string, message = code): Response {
  return HttpResponse.json({ message, code }, { status })
}
