import { expect, test } from 'vitest'
import { shortenedAddress } from '../http/shortened-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['::FFFF:cb00:714d', '203.0.113.*'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:*'],
  ['2001:0DB8:85A3:0000:0000:8A2E:0370:7334', '2001:db8:85a3:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:*'],
  ['unknown', null],
  ['', null],
])('%s is reported as %s', (address, reported) => {
  expect(shortenedAddress(address)).toBe(reported)
})
