import { describe, expect, test } from 'vitest'
import { networksOf, readAddress } from '#server/core/address-networks.ts'

describe('IP address', () => {
  test.each([
    ['IPv4', '192.0.2.1', '192.0.2.1'],
    ['IPv4 with a port', '192.0.2.1:4321', '192.0.2.1'],
    ['IPv6 in capitals', '2001:DB8:0:0:0:0:0:A', '2001:db8::a'],
    ['IPv6 with leading zeros', '2001:0db8:0000:0000:0000:0000:0000:000a', '2001:db8::a'],
    ['IPv6 compressed at another place', '2001:db8:0::0:a', '2001:db8::a'],
    ['IPv6 in brackets with a port', '[2001:db8::a]:443', '2001:db8::a'],
    ['IPv6 with a zone', 'fe80::1%eth0', 'fe80::1'],
    ['mapped IPv4 in decimal', '::ffff:192.0.2.1', '192.0.2.1'],
    ['mapped IPv4 in hexadecimal', '::FFFF:c000:0201', '192.0.2.1'],
    ['mapped IPv4 without compression', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['mapped IPv4 in brackets', '[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['IPv4 behind NAT64', '64:ff9b::c000:201', '192.0.2.1'],
    ['a word instead of an address', 'unknown', null],
    ['an empty text', '', null],
    ['IPv4 with a fifth part', '192.0.2.1.5', null],
    ['IPv6 with nine groups', '1:2:3:4:5:6:7:8:9', null],
    ['a network prefix', '2001:db8::/32', null],
  ])('is normalised, or rejected when invalid: %s', (_what, text, address) => {
    expect(readAddress(text)).toBe(address)
  })

  test('is its own network if it is an IPv4 address, however it is written', () => {
    const network = { own: '192.0.2.1', wide: null }
    for (const text of ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '64:ff9b::c000:201'])
      expect(networksOf(text)).toEqual(network)
  })

  test('belongs to a /64 network and to a wider /48 network if it is an IPv6 address', () => {
    const networks = { own: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' }
    for (const text of [
      '2001:db8:1:2::1',
      '2001:DB8:1:2:FFFF:ffff:ffff:ffff',
      '2001:0db8:0001:0002:3::%eth0',
    ])
      expect(networksOf(text)).toEqual(networks)
    expect(networksOf('2001:db8:1:3::1')).toEqual({ ...networks, own: '2001:db8:1:3::/64' })
    expect(networksOf('2001:db8:2:2::1').wide).toBe('2001:db8:2::/48')
  })

  test('is identified by its literal text if it is unknown', () => {
    expect(networksOf('')).toEqual({ own: '', wide: null })
  })
})
