type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array
type NumberArrayType = new (length: number) => NumberArray

/** Rows of numbers that are kept outside the heap until all are there. */
export interface NumberTable<Types extends Record<string, NumberArrayType>> {
  /** Adds a row and answers its number. */
  add(row: Readonly<Record<keyof Types, number>>): number
  /** As they are now: more rows may move them to another place. */
  columns(): ColumnsOf<Types>
  /** Some columns, of the rows with these numbers, in this order. */
  inOrder<K extends keyof Types>(order: Uint32Array, names: readonly K[]): ColumnsOf<Pick<Types, K>>
}

export type ColumnsOf<Types extends Record<string, NumberArrayType>> = {
  readonly [K in keyof Types]: InstanceType<Types[K]>
}

const firstRows = 256

export function numberTable<Types extends Record<string, NumberArrayType>>(
  types: Types,
): NumberTable<Types> {
  const names: (keyof Types)[] = Object.keys(types)
  const columns = names.map((name) => newColumn(types, name, firstRows))
  let rows = 0
  let room = firstRows

  function grow() {
    room *= 2
    columns.forEach((column, i) => {
      const larger = newColumn(types, names[i] ?? '', room)
      larger.set(column)
      columns[i] = larger
    })
  }

  const arrayOf = (name: keyof Types) => columns[names.indexOf(name)] ?? newColumn(types, name, 0)

  return {
    add(row) {
      if (rows === room) grow()
      for (let i = 0; i < columns.length; i++) {
        const column = columns[i]
        if (column) column[rows] = row[names[i] ?? '']
      }
      return rows++
    },
    // Each name has an array of its type, which Object.fromEntries can't express.
    columns: () =>
      Object.fromEntries(
        names.map((name) => [name, arrayOf(name).subarray(0, rows)]),
      ) as ColumnsOf<Types>,
    inOrder: <K extends keyof Types>(order: Uint32Array, some: readonly K[]) =>
      Object.fromEntries(
        some.map((name) => {
          const ordered = newColumn(types, name, order.length)
          const column = arrayOf(name)
          for (let i = 0; i < order.length; i++) ordered[i] = column[order[i] ?? 0] ?? 0
          return [name, ordered]
        }),
      ) as ColumnsOf<Pick<Types, K>>,
  }
}

function newColumn<Types extends Record<string, NumberArrayType>>(
  types: Types,
  name: keyof Types,
  length: number,
): NumberArray {
  const Column = types[name]
  if (!Column) throw new Error(`there is no column ${String(name)}`)
  return new Column(length)
}

/** Numbers of one kind, added one after the other. */
export interface NumberList {
  readonly length: number
  push(number: number): void
  /** As they are now: more numbers may move them to another place. */
  numbers(): Uint32Array<ArrayBuffer>
}

export function numberList(): NumberList {
  let numbers = new Uint32Array(firstRows)
  let length = 0
  return {
    get length() {
      return length
    },
    push(number) {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2)
        larger.set(numbers)
        numbers = larger
      }
      numbers[length++] = number
    },
    numbers: () => numbers.subarray(0, length),
  }
}
