import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type ESTree, type Plugin, parseSync } from 'vite'

const contract = resolve(import.meta.dirname, '../../contract/src')
/** What the server checks calls by. A page sends what it has and reads what comes. */
const schemaKeys = ['params', 'input', 'output']
const suffix = '?schemas'

/**
 * Pages load only what they use of the contract. Each of its modules is built as two: one with the
 * endpoints, without their schemas, and the constants; and one with the schemas, for forms and for
 * what another server answers. Imports name these modules instead of the package. A bundler can't do
 * that by itself: it puts a module into one chunk as a whole, and all that an index names with it, so
 * every page would carry zod for the sake of a few forms.
 */
export function lightContract(): Plugin {
  let modules: ReadonlyMap<string, string> = new Map()
  return {
    name: 'light-contract',
    apply: 'build',
    async buildStart() {
      modules = await modulesByName()
    },
    transform: {
      filter: { id: /packages\/\w+\/src\/.*\.tsx?(\?schemas)?$/ },
      handler(code, id) {
        if (!id.startsWith(contract)) return { code: withModules(code, modules), map: null }
        const own = id.endsWith(suffix) ? withSchemaImports(code) : code
        return { code: lightened(own, this.parse(own)), map: null, moduleSideEffects: false }
      },
    },
  }
}

/** Which module has what the index exports. */
async function modulesByName(): Promise<Map<string, string>> {
  const index = await readFile(resolve(contract, 'index.ts'), 'utf8')
  const files = [...index.matchAll(/export \* from '(.*)'/g)].map(([, file = '']) => file)
  const named = files.map(async (file) => {
    const path = resolve(contract, file)
    const code = await readFile(path, 'utf8')
    const { program } = parseSync(file, code)
    const variables = variablesOf(program).map(
      ({ name, init }) => [name, isSchema(code, init) ? path + suffix : path] as const,
    )
    return [...variables, ...functionsOf(program).map((name) => [name, path] as const)]
  })
  return new Map((await Promise.all(named)).flat())
}

/** `import { login, limits } from '@manafolio/contract'` as one import for each of the two. */
function withModules(code: string, modules: ReadonlyMap<string, string>): string {
  const fromContract = /(import|export)\s*\{([^}]*)\}\s*from\s*["']@manafolio\/contract["'];?/g
  return code.replace(fromContract, (_, keyword: string, list: string) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => `${keyword} { ${item} } from '${modules.get(item.split(' ')[0] ?? '')}'`)
      .join('\n'),
  )
}

interface Variable {
  name: string
  init: ESTree.Expression
}

function variablesOf({ body }: ESTree.Program): Variable[] {
  return body.flatMap((statement) => {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, init }] : [],
    )
  })
}

function functionsOf({ body }: ESTree.Program): string[] {
  return body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' && statement.declaration
    const isFunction = declaration && declaration.type === 'FunctionDeclaration'
    return isFunction && declaration.id ? [declaration.id.name] : []
  })
}

/** Everything that is made with zod, also a list of schemas, unless it is an endpoint. */
function isSchema(code: string, init: ESTree.Expression): boolean {
  return !isEndpoint(init) && /\bz\./.test(code.slice(init.start, init.end))
}

function isEndpoint(init: ESTree.Expression): init is ESTree.CallExpression {
  if (init.type !== 'CallExpression') return false
  return init.callee.type === 'Identifier' && init.callee.name === 'endpoint'
}

/** Schemas are made of schemas, which are in the second module of another file, too. */
function withSchemaImports(code: string): string {
  return code.replace(/(from\s*['"]\.[^'"]+\.ts)(['"])/g, `$1${suffix}$2`)
}

/** Endpoints without schemas, and schemas that are left out where nothing uses them. */
function lightened(code: string, program: ESTree.Program): string {
  return variablesOf(program).reduceRight((text, { init }) => {
    if (!(isEndpoint(init) || isSchema(code, init))) return text
    const { start, end } = init
    const light = isEndpoint(init)
      ? withoutSchemas(code, init)
      : `/* @__PURE__ */ (() => (${code.slice(start, end)}))()`
    return text.slice(0, start) + light + text.slice(end)
  }, code)
}

function withoutSchemas(code: string, { arguments: [definition] }: ESTree.CallExpression): string {
  if (definition?.type !== 'ObjectExpression') throw new Error('An endpoint is not an object.')
  const left = definition.properties.filter((property) => !isSchemaOf(property))
  return `{ ${left.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}

function isSchemaOf(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false
  return schemaKeys.includes(property.key.name)
}
