import type { ProgressLine } from '@manafolio/contract'
import { ApiError } from './api-error.ts'

/**
 * Reads a response in lines (see the contract's progressType) to its end. A refusal in it is thrown as
 * an ApiError, and a truncated response as a TypeError, like a lost connection.
 */
export async function lastAnswer<T>(
  response: Response,
  onShare: (share: number) => void,
): Promise<T> {
  for await (const text of linesOf(response)) {
    const line: ProgressLine = JSON.parse(text)
    if ('share' in line) onShare(line.share)
    else if ('refusal' in line)
      throw new ApiError(line.refusal.status, JSON.stringify(line.refusal))
    else return line.answer as T // the result of the endpoint that was called
  }
  throw new TypeError('the response ended early')
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (done) return
  }
}
