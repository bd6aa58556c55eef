import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { launchAddress } from '#api/play/launch-address.ts'

const page = 'https://palpite.example'
const hosts = ['https://one.example', 'https://two.example:8443']
const at = (path: string, options: { hosts?: string[]; random?: number; page?: string } = {}) =>
  launchAddress({ path, hosts, page, random: 0, ...options })

describe('Launch URL', () => {
  test('is a path on one of the configured hosts, picked at random', () => {
    expect(at('/play?ticket=a%20b#top')).toBe('https://one.example/play?ticket=a%20b#top')
    expect(at('/play', { random: 0.49 })).toBe('https://one.example/play')
    expect(at('/play', { random: 0.5 })).toBe('https://two.example:8443/play')
    expect(at('/play', { random: 0.999_999 })).toBe('https://two.example:8443/play')
  })

  test('is on the page’s own origin when no host is configured', () => {
    expect(at('/play', { hosts: [] })).toBe('https://palpite.example/play')
    expect(at('/play', { hosts: [], page: 'http://localhost:4000' })).toBe('http://localhost:4000/play')
    expect(at('/play', { hosts: ['http://localhost:4000'], page: 'http://localhost:4000' })).toBe(
      'http://localhost:4000/play',
    )
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://one.example/x',
    'https://one.example/play',
    'https://one.example.evil.example/play',
    '//evil.example/play',
    '///evil.example',
    '//one.example/play',
    '//palpite.example/play',
    '/play\\x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/play',
    '/play\r\nx',
    '/play\u007f',
    '\u00a0//evil.example',
    'play',
    '@evil.example',
    '.evil.example',
    '?play',
    '#play',
    '',
  ])('is rejected for the path %j', (path) => {
    expect(at(path)).toBeNull()
    expect(at(path, { hosts: [] })).toBeNull()
  })

  test.each([
    'http://one.example',
    'javascript:alert(1)',
    'one.example',
    '//one.example',
    'https://one.example/elsewhere',
    'https://one.example?x',
    'https://one.example/#',
    'https://one.example@evil.example',
    'https://user:secret@one.example',
    'https://one.example\n',
    '',
  ])('is rejected when the host is configured as %j', (host) => {
    expect(at('/play', { hosts: [host] })).toBeNull()
  })

  test('is on a safe host even if an unsafe host is configured too', () => {
    expect(at('/play', { hosts: ['http://one.example', 'https://two.example/'], random: 0.9 })).toBe(
      'https://two.example/play',
    )
  })

  test('is never outside the configured origins, whatever path the platform returns', () => {
    const treacherous = fc.constantFrom(
      '/',
      '\\',
      '@',
      ':',
      '.',
      '%',
      '\t',
      '\u0000',
      'javascript:',
      'evil.example',
      '?',
      '#',
    )
    const path = fc.array(fc.oneof(treacherous, fc.string({ maxLength: 4, unit: 'binary' })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(path, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (parts, random) => {
        const address = at(`/${parts.join('')}`, { random })
        if (address !== null) expect(hosts).toContain(new URL(address).origin)
      }),
      { numRuns: 2_000 },
    )
  })
})
