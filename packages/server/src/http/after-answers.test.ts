import { setImmediate } from 'node:timers/promises'
import Fastify, { type FastifyReply } from 'fastify'
import { expect, test, vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'

function appThatDoes(work: (reply: FastifyReply) => Promise<void>) {
  const app = Fastify()
  const afterAnswer = afterAnswers(app)
  app.get('/', async (_, reply) => {
    afterAnswer(reply, () => work(reply))
    return 'answer'
  })
  return app
}

test('work begins when the answer is out', async () => {
  const wasOut: boolean[] = []
  const app = appThatDoes(async ({ raw }) => {
    wasOut.push(raw.writableFinished)
  })
  const answer = await fetch(await app.listen({ host: '127.0.0.1', port: 0 }))
  expect(await answer.text()).toBe('answer')
  await app.close()
  expect(wasOut).toEqual([true])
})

test('closing waits until the work is done', async () => {
  let eventLoopYielder = 0
  const app = appThatDoes(async () => {
    while (eventLoopYielder < 100) {
      await setImmediate()
      eventLoopYielder++
    }
  })
  await app.inject('/')
  await app.close()
  expect(eventLoopYielder).toBe(100)
})

test('work that fails is logged, and the next answer comes all the same', async () => {
  const failure = new Error('no ink')
  const logged = vi.fn()
  const app = appThatDoes(async (reply) => {
    reply.log.error = logged
    throw failure
  })
  expect((await app.inject('/')).statusCode).toBe(200)
  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()
  expect(logged).toHaveBeenCalledTimes(2)
  expect(logged).toHaveBeenCalledWith({ err: failure }, 'work after an answer failed')
})
