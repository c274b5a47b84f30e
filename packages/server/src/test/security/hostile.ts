import * as fc from 'fast-check'
import { type Shape, sampleOf } from './shapes.ts'

/** Texts that break what is careless with them. */
export const nastyTexts: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00\ud800x', '\u202eevil', '\ufeff', '\u2028'],
  ...['ß'.repeat(64), 'İı', 'e\u0301'.repeat(40), '👩‍👩‍👧‍👦', '\r\nSet-Cookie: a=b', '\t\n\v'],
  ...["'; drop table users; --", "' or '1'='1", '1) union select password from users --', '%_\\'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', '$' + '{7*7}'],
  ...['../../../../etc/passwd', '..\\..\\boot.ini', '%00', '%2e%2e%2f', '.', '..', '$(id)', '`id`'],
  ...['NaN', '-0', '1e400', '0x10', 'null', 'undefined', 'true', '[object Object]', '-1', '1.5'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '(((((',
    'o:/(a+)+$/',
    '"'.repeat(9),
  ],
  ...['x'.repeat(300), '('.repeat(900), '👻'.repeat(2000), 'x'.repeat(70_000)],
]

const nastyValues: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 53), 99_999_999_999, [], {}, [[]]],
  ...[[null], ['a', 'b'], { length: 1 }, { toString: 1 }, { $gt: '' }, { $ne: null }],
  nested(200, (inside) => [inside]),
  nested(200, (inside) => ({ a: inside })),
]

function nested(depth: number, wrap: (inside: unknown) => unknown): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inside) => wrap(inside), 'deep')
}

/** So deep that what follows it by calling itself runs out of stack. */
export const deepBodies: readonly string[] = [
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  `{"identifiers":${'['.repeat(60_000)}${']'.repeat(60_000)},"quantity":{"a":[{}]}}`,
]

const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom(...nastyValues),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Keys that nobody may set, and that objects have already. */
const foreignKey = fc.constantFrom(
  ...['role', 'id', 'userId', 'user_id', 'createdAt', 'isAdmin', 'password', 'withdrawnAt'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '\0'],
)

/** Values that have a shape as far as the shape tells; texts in them are as nasty as it allows. */
function shaped(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(shaped))
  if (shape.properties) return shapedObject(shape)
  return fc.oneof(...[shape.type ?? 'any'].flat().map((type) => shapedAs(type, shape)))
}

function shapedObject(shape: Shape): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = shape
  const parts = Object.entries(properties).map(([key, part]) => [key, shaped(part)] as const)
  const record = fc.record(Object.fromEntries(parts), { requiredKeys: required })
  // Some texts have to agree, such as a password and its repetition.
  const agreeing = fc
    .tuple(nastyText, email)
    .map(([text, by]) => sampleOf(shape, { text, email: by }))
  return parts.length > 1 ? fc.oneof(record, agreeing) : record
}

function shapedAs(type: string, shape: Shape): fc.Arbitrary<unknown> {
  const { minimum = -(2 ** 53), maximum = 2 ** 53, minItems = 0, items = {} } = shape
  switch (type) {
    case 'integer':
    case 'number':
      return fc.maxSafeInteger().map((number) => Math.min(maximum, Math.max(minimum, number)))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(shaped(items), { minLength: minItems, maxLength: minItems + 4 })
    case 'string':
      return shapedText(shape)
    default:
      return nastyValue
  }
}

/** The contract takes fewer addresses than the RFC, so most are plain. */
const email = fc.oneof(
  fc.emailAddress(),
  fc.nat().map((number) => `somebody+${number}@example.org`),
  fc.nat({ max: 5 }).map((number) => ` Some.Body${number}@EXAMPLE.org\t`),
)

function shapedText({ format, minLength = 0, maxLength = 100_000 }: Shape): fc.Arbitrary<string> {
  if (format === 'email') return email
  const year = { min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
  if (format === 'date-time') return fc.date(year).map((date) => date.toISOString())
  if (format === 'date') return fc.date(year).map((date) => date.toISOString().slice(0, 10))
  return nastyText.map((text) => text.padEnd(minLength, 'x').slice(0, maxLength))
}

/** Values that had a shape before a user tampered with them. */
function tampered(shape: Shape): fc.Arbitrary<unknown> {
  const base = shaped(shape)
  if (!shape.properties) return fc.oneof(base, nastyValue)
  const keys = Object.keys(shape.properties)
  const key = keys.length > 0 ? fc.constantFrom(...keys) : foreignKey
  return fc.oneof(
    nastyValue,
    fc.tuple(base, key).map(([value, name]) => without(value, name)),
    fc.tuple(base, key, nastyValue).map(([value, name, nasty]) => withKey(value, name, nasty)),
    fc
      .tuple(base, foreignKey, nastyValue)
      .map(([value, name, nasty]) => withKey(value, name, nasty)),
    ...keys.flatMap((name) => {
      const part = shape.properties?.[name]
      const inner = part?.properties || part?.items ? [tamperedInside(part)] : []
      return inner.map((inside) =>
        fc.tuple(base, inside).map(([value, nasty]) => withKey(value, name, nasty)),
      )
    }),
  )
}

function tamperedInside(shape: Shape): fc.Arbitrary<unknown> {
  if (!shape.items) return tampered(shape)
  return fc.array(fc.oneof(shaped(shape.items), tampered(shape.items)), { maxLength: 4 })
}

function without(value: unknown, key: string): unknown {
  return Object.fromEntries(entriesOf(value).filter(([name]) => name !== key))
}

/** As an own key, also when it is __proto__. */
function withKey(value: unknown, key: string, nasty: unknown): unknown {
  return Object.fromEntries([...entriesOf(value), [key, nasty]])
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** A part of a path: escaped, or as bytes that no escaping makes. */
export const pathPart: fc.Arbitrary<string> = fc.oneof(
  nastyText.map((text) => escaped(text).slice(0, 4000)),
  fc.constantFrom(
    ...[
      '%',
      '%zz',
      '%E0%A4%A',
      '%ED%A0%80',
      '%C0%AE%C0%AE',
      '%00',
      '%FF',
      '..%2f..%2fetc%2fpasswd',
    ],
    ...['a;b=c', 'a%2Fb', '%252e%252e', 'a'.repeat(5000), '*', ':id', '[', '{}', '|', '^', '@'],
  ),
)

/** What stands behind the question mark: fitting, tampered with, or no query at all. */
export function queryText(shape: Shape): fc.Arbitrary<string> {
  const written = fc.oneof(shaped(shape), tampered(shape)).map((value) =>
    entriesOf(value)
      .map(([key, one]) => `${escaped(key)}=${escaped(String(asText(one)))}`)
      .join('&'),
  )
  return fc.oneof(
    { weight: 4, arbitrary: written },
    { weight: 1, arbitrary: written.map((query) => `${query}&${query}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...['q=%', 'q=%E0%A4%A', 'page=1&page=2', 'q[]=a&q[b]=c', '__proto__[role]=admin', '&&&='],
        ...[
          'constructor=1&__proto__=2',
          `q=${'x'.repeat(20_000)}`,
          'a&'.repeat(3000),
          '?'.repeat(99),
        ],
      ),
    },
  )
}

function asText(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/**
 * Half a surrogate pair has no bytes of its own: it is written as the sign for what is unreadable.
 */
function escaped(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

/** Bodies as they travel: none, JSON of anything, or something that only looks like it. */
export function bodyText(shape: Shape): fc.Arbitrary<string | undefined> {
  const takesNone = shape.type === undefined && !shape.anyOf
  return fc.oneof(
    { weight: takesNone ? 5 : 1, arbitrary: fc.constant(undefined) },
    { weight: 5, arbitrary: someBody(shape) },
  )
}

function someBody(shape: Shape): fc.Arbitrary<string> {
  const json = fc.oneof(shaped(shape), tampered(shape)).map((value) => JSON.stringify(value) ?? '')
  return fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 1, arbitrary: json.map((text) => text.slice(0, -1)) },
    { weight: 1, arbitrary: json.map((text) => `${text}${text}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...['', ' ', '{', '[', '"', 'nul', '{"a":1,}', "{'a':1}", '\ufeff{}', '{"a":1}\0', '//'],
        ...['{"a":1,"a":2}', '{"__proto__":{"role":"admin"}}', '[1,2', '\0', '1e999', '-', 'NaN'],
        ...[
          '{"constructor":{"prototype":{"role":"admin"}}}',
          '['.repeat(50_000),
          '{"a":'.repeat(9000),
        ],
      ),
    },
  )
}

/** JSON as browsers name it most of the time, and what other clients say. */
export const contentType: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['application/json; charset=utf-16', 'application/json; charset="', 'text/plain', '', ';'],
      ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'image/svg+xml'],
      ...[
        'application/json, text/html',
        'application/ld+json',
        'APPLICATION/JSON',
        'a'.repeat(3000),
      ],
    ),
  },
)
