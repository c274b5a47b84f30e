import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Behaviors, behavior } from './behavior.ts'
import type { FakeService } from './fake-service.ts'
import { servedFile } from './served-file.ts'

type Controlled = Pick<FakeService, 'served' | 'serve' | 'behave' | 'migrate' | 'requests'>

/** The last requests that people are shown. */
const shownRequests = 20

const migrationRows = z.array(
  z.object({
    id: z.string(),
    performed_at: z.string(),
    migration_strategy: z.string(),
    old_scryfall_id: z.string(),
    new_scryfall_id: z.string().nullable().default(null),
    note: z.string().nullable().default(null),
    metadata: z.record(z.string(), z.unknown()).nullable().default(null),
  }),
)

/** How people see what it does and change it. */
export function controlRoutes(app: FastifyInstance, behaving: Behaviors, fake: Controlled): void {
  const state = () => {
    const { name, updatedAt, shape, bytes } = fake.served()
    const requests = fake.requests
      .slice(-shownRequests)
      .map(({ method, path }) => `${method} ${path}`)
    return {
      behavior: behaving.current(),
      file: { name, updatedAt, shape, bytes: bytes.length },
      requests,
    }
  }

  app.get('/fake', state)

  app.post('/fake/behavior', (request, reply) => {
    const wanted = behavior.safeParse(request.body)
    if (!wanted.success) return refuse(reply, wanted.error)
    fake.behave(wanted.data)
    return state()
  })

  app.post('/fake/file', async (request, reply) => {
    const wanted = servedFile.safeParse(request.body)
    if (!wanted.success) return refuse(reply, wanted.error)
    await fake.serve(wanted.data)
    return state()
  })

  app.post('/fake/migrations', (request, reply) => {
    const wanted = migrationRows.safeParse(request.body)
    if (!wanted.success) return refuse(reply, wanted.error)
    fake.migrate(wanted.data)
    return state()
  })
}

function refuse(reply: FastifyReply, error: z.ZodError) {
  return reply.code(400).send({ problems: z.prettifyError(error).split('\n') })
}
