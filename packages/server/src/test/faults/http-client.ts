import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: unknown
}

interface Call {
  method?: string
  path: string
  input?: unknown
  headers?: Record<string, string>
}

/** A client as programs are: it keeps its connections open, and nothing is repeated by itself. */
export interface HttpClient {
  send(call: Call): Promise<Answer>
  close(): void
}

/** Throws the errors of Node's connections, such as ECONNRESET. */
export function httpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true })
  let cookie = ''
  return {
    async send({ method = 'GET', path, input, headers = {} }) {
      const sent = request(new URL(path, origin), {
        agent,
        method,
        headers: {
          ...(cookie && { cookie }),
          ...(input !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      })
      sent.end(input === undefined ? undefined : JSON.stringify(input))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      const session = answer.headers['set-cookie']?.find((one) => one.startsWith('manafolio.sid='))
      if (session) cookie = session.split(';')[0] ?? ''
      const body = await text(answer)
      const isJson = answer.headers['content-type']?.includes('json')
      return {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: isJson && body !== '' ? JSON.parse(body) : body,
      }
    },
    close: () => agent.destroy(),
  }
}
