import { expect, test } from 'vitest'
import { withoutOrder } from './without-order.ts'

test.each([
  ['t:elf order:usd dir:desc', 't:elf'],
  ['t:elf (order:usd or sort:eur)', 't:elf'],
  ['t:elf or order:usd', 't:elf'],
  ['t:elf -(order:usd c:g)', 't:elf -c:g'],
  ['(t:elf or t:orc) direction:asc prefer:oldest', '(t:elf or t:orc) prefer:oldest'],
  ['order:usd', 'mv>=0'],
  ['(order:usd or order:eur) -direction:asc', 'mv>=0'],
])('%s without its order is %s', (query, rest) => {
  expect(withoutOrder(query)).toBe(rest)
})
