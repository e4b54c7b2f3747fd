import { describe, expect, it } from 'vitest'
import { emailRateKey, loginRateKey, networkKey } from './rate-keys.ts'

describe('the key of a network', () => {
  it.each([
    ['an IPv4 address that a proxy writes as IPv6, in capitals', '203.0.113.7', '::FFFF:203.0.113.7'],
    ['an IPv6 address with the name of an interface', 'fe80::1:2', 'fe80::3:4%eth0'],
    ['zeros written out', '2001:db8:0:7::1', '2001:0db8:0000:0007:0000:0000:0000:0001'],
    ['zeros left out at the end', '2001:db8:1:2::', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['zeros left out at the beginning', '::1', '0:0:0:0:9:9:9:9'],
    ['a single zero left out in the middle', '2001:db8::5:0:0:0:1', '2001:db8:0:5::'],
  ])('is the same for %s', (_, one, other) => {
    expect(networkKey(one, 'key')).toBe(networkKey(other, 'key'))
  })

  it.each([
    ['two mapped IPv4 addresses', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['two mapped ones with more digits', '::ffff:203.0.113.117', '::ffff:203.0.113.118'],
    ['two mapped ones that differ in the middle', '::ffff:203.0.12.7', '::ffff:203.0.13.7'],
    ['the same digits in other groups', '2001:db8:1:23::', '2001:db8:12:3::'],
    ['zeros within a group', '2001:db8:1001:1::', '2001:db8:11:1::'],
    ['the next household', '2001:db8:1:2::1', '2001:db8:1:20::1'],
    ['a household whose zeros stand elsewhere', '2001:db8::5:0:0:0:1', '2001:db8:5::1'],
  ])('is another one for %s', (_, one, other) => {
    expect(networkKey(one, 'key')).not.toBe(networkKey(other, 'key'))
  })

  it('shows nothing of the address', () => {
    expect(networkKey('203.0.113.7', 'key')).toMatch(/^[\w-]{22}$/)
  })
})

describe('the key of an email address', () => {
  it('is the same in any letter case and with outer spaces, and cannot be read', () => {
    expect(emailRateKey(' Maya@Example.com ')).toBe(emailRateKey('maya@example.com'))
    expect(emailRateKey('maya@example.com')).toMatch(/^[\w-]{43}$/)
  })
})

describe('the key of a login', () => {
  it('is the same for a name in any letter case', () => {
    expect(loginRateKey('Maya', 'a-network')).toBe(loginRateKey('maya', 'a-network'))
  })

  it('is another one in another network, and never the same for two pairs that read alike', () => {
    const pairs = [['maya', 'a'], ['maya', 'b'], ['maya","a', ''], ['', 'maya","a'], ['maya,a', '']] as const

    expect(new Set(pairs.map(([name, network]) => loginRateKey(name, network))).size).toBe(pairs.length)
  })
})
