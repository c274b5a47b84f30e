import {
  accessTokenScheme,
  cardDataError,
  changeIdHeader,
  type Endpoint,
  errorBody,
  fileType,
  hasInputInBody,
  isDataPath,
  isMirrorPath,
  isWrite,
  progressLine,
  progressType,
} from '@manafolio/contract'
import { toJSONSchema, type z } from 'zod'
import type { Deps } from '../deps.ts'
import { endpoints, type NamedEndpoint } from './contract-endpoints.ts'
import { sessionCookie } from './sessions.ts'

/** The API of the contract in the terms of OpenAPI 3.1 (spec.openapis.org/oas/v3.1.1). */
export function apiDescription({ publicUrl }: Pick<Deps['config'], 'publicUrl'>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const named of endpoints.filter(({ endpoint }) => isDataPath(endpoint.path))) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: operationOf(named) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Manafolio',
      version: '1',
      description:
        'Search cards, and read and change your collection and decks. Scripts send an access token, which you make on your account page.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: accessTokenScheme.toLowerCase() },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie({ publicUrl }).name },
      },
      schemas: {
        Refusal: schemaOf(errorBody, 'output'),
        CardDataError: schemaOf(cardDataError, 'output'),
      },
    },
  }
}

function operationOf({ name, endpoint }: NamedEndpoint) {
  const refusal = isMirrorPath(endpoint.path) ? 'CardDataError' : 'Refusal'
  return {
    operationId: name,
    summary: summaryOf(name),
    security: securityOf(endpoint),
    parameters: [
      ...parametersIn('path', endpoint),
      ...parametersIn('query', endpoint),
      ...(endpoint.isOnce ? [changeId] : []),
    ],
    ...bodyOf(endpoint),
    responses: {
      ...answerOf(endpoint),
      default: {
        description: 'The request is refused.',
        content: jsonContent({ $ref: `#/components/schemas/${refusal}` }),
      },
    },
  }
}

const changeId = {
  name: changeIdHeader,
  in: 'header',
  required: false,
  description: 'A UUID of yours: the same request under the same one is done once.',
  schema: { type: 'string', format: 'uuid' },
}

/** `addToCollection` as “Add to collection”. */
function summaryOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Any of these is enough; the empty one stands for none. What a token has to be good for is its role. */
function securityOf(endpoint: Endpoint): object[] {
  const { access, requires } = endpoint
  if (access === 'public') return []
  const session = { session: [] }
  if (access === 'admin' || requires === 'session') return [session]
  const either = [{ accessToken: [isWrite(endpoint) ? 'write' : 'read'] }, session]
  return access === 'optional' ? [{}, ...either] : either
}

function parametersIn(place: 'path' | 'query', endpoint: Endpoint) {
  if (place === 'query' && hasInputInBody(endpoint)) return []
  const schema = schemaOf(place === 'path' ? endpoint.params : endpoint.input, 'input')
  return Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required?.includes(name) ?? false),
    schema: part,
  }))
}

function bodyOf(endpoint: Endpoint) {
  if (endpoint.sends === 'file') {
    return { requestBody: { required: true, content: { [fileType]: {} } } }
  }
  if (!hasInputInBody(endpoint) || isNothing(endpoint.input)) return {}
  const content = jsonContent(schemaOf(endpoint.input, 'input'))
  return { requestBody: { required: true, content } }
}

function answerOf({ output, reports }: Endpoint) {
  if (isNothing(output)) return { 204: { description: 'Done.' } }
  const isText = output.def.type === 'string'
  const schema = schemaOf(output, 'output')
  const content = {
    ...(isText ? { 'text/*': { schema } } : jsonContent(schema)),
    ...(reports === 'progress' && { [progressType]: { schema: schemaOf(progressLine, 'output') } }),
  }
  return { 200: { description: 'Done.', content } }
}

function isNothing({ def }: Endpoint['output']): boolean {
  return def.type === 'undefined'
}

function jsonContent(schema: object) {
  return { 'application/json': { schema } }
}

/**
 * As a part of the description, whose dialect is that of OpenAPI 3.1. Answers may get new fields at any
 * time.
 */
function schemaOf(
  schema: Endpoint['output'],
  io: 'input' | 'output',
): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...part } = toJSONSchema(schema as unknown as z.ZodType, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties
      }
    },
  })
  return part
}
