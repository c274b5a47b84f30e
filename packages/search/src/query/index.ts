export * from './parse.ts'
export * from './problem.ts'
export * from './tokens.ts'
export * from './tree.ts'
