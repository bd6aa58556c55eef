import { expect, test } from 'vitest'
import { supportEntries } from '#api/support/customer-service.ts'
import { supportAddress } from '#api/support/support-address.ts'
import { showSupportPath } from '#api/support/support-path.ts'
import type { SupportKind } from '#protocol/support/support-entries.ts'
import { hidePath } from '#server/support/live-chat/support-path.ts'

const own = ['palpite.example', 'rota.example']

test('[CS-01] the last eight characters of a contact path are the key that decodes it', () => {
  // This encoded path was created with OpenSSL, which is independent of our code.
  expect(showSupportPath('43vMEqCCuQLFeDNP01ofBPdoLNtXJEnBk3yk3yk3')).toBe('https://t.me/palpite')
  for (const address of [
    'https://wa.me/5511999990000',
    'mailto:ajuda@palpite.example',
    '',
    'ação ✓',
    'x'.repeat(500),
  ])
    expect(showSupportPath(hidePath(address))).toBe(address)
  const hidden = hidePath('https://t.me/palpite')
  expect(hidden).not.toContain('t.me')
  for (const wrong of [
    '',
    'short',
    `${hidden.slice(0, -8)}00000000`,
    hidden.slice(0, -9),
    `*${hidden}`,
    hidden.slice(4),
  ])
    expect(showSupportPath(wrong)).not.toBe('https://t.me/palpite')
})

test.each<[SupportKind, string]>([
  ['WHATSAPP', 'https://wa.me/5511999990000'],
  ['WHATSAPP', 'https://api.whatsapp.com/send?phone=5511999990000'],
  ['TELEGRAM', 'https://t.me/palpite'],
  ['MESSENGER', 'https://m.me/palpite'],
  ['MESSENGER', 'https://www.messenger.com/t/palpite'],
  ['EMAIL', 'mailto:ajuda+vip@palpite.example'],
  ['PHONE', 'tel:+55-11-4000-0000'],
  ['LINK', 'https://palpite.example/ajuda'],
  ['LINK', 'https://chat.rota.example/?a=1#b'],
  ['LINK', '/help#term'],
  ['LINK', '/helpmc'],
])('[CS-01] a contact of type %s may link to %s', (kind, address) => {
  expect(supportAddress(kind, address, own)).toBe(address)
})

test.each<[SupportKind, string]>([
  ['LINK', 'javascript:alert(1)'],
  ['LINK', 'java\nscript:alert(1)'],
  ['LINK', ' javascript:alert(1)'],
  ['LINK', 'data:text/html,<script>alert(1)</script>'],
  ['LINK', '//evil.example/'],
  ['LINK', '/\\evil.example'],
  ['LINK', '/../evil'],
  ['LINK', '/help/%2e%2e'],
  ['LINK', '/help\u200b'],
  ['WHATSAPP', '/help'],
  ['LIVECHAT', '/help'],
  ['LINK', 'https:\\\\palpite.example'],
  ['LINK', 'http://palpite.example/'],
  ['LINK', 'https://palpite.example.evil.example/'],
  ['LINK', 'https://evilpalpite.example/'],
  ['LINK', 'https://palpite.example@evil.example/'],
  ['LINK', 'https://evil.example@palpite.example/'],
  ['LINK', 'https://palpite.example:8443/'],
  ['LINK', 'https://pаlpite.example/'],
  ['LINK', 'https://palpite.example\u0000/'],
  ['WHATSAPP', 'https://wa.me.evil.example/'],
  ['WHATSAPP', 'https://palpite.example/'],
  ['WHATSAPP', 'https://t.me/palpite'],
  ['TELEGRAM', 'https://wa.me/5511999990000'],
  ['TELEGRAM', 'tg://resolve?domain=palpite'],
  ['MESSENGER', 'https://facebook.com/palpite'],
  ['EMAIL', 'mailto:a@palpite.example?bcc=b@evil.example'],
  ['EMAIL', 'mailto:a@palpite.example,b@evil.example'],
  ['EMAIL', 'javascript:alert(1)//mailto:a@palpite.example'],
  ['EMAIL', 'mailto:ajuda@palpite'],
  ['PHONE', 'tel:1;ext=2'],
  ['PHONE', `tel:+${'1'.repeat(22)}`],
  ['PHONE', 'javascript:1'],
])('[CS-01] a contact of type %s never links to %j', (kind, address) => {
  expect(supportAddress(kind, address, own)).toBeNull()
})

test('lists contacts in order, omits unknown kinds and missing pages, and removes unsafe links', () => {
  const site = { mainDomain: 'palpite.example', domainRoute: '' }
  const customerService = [
    { csType: 'whatsapp', path: hidePath('https://wa.me/5511999990000') },
    { csType: 'FAX', path: hidePath('https://palpite.example/') },
    { csType: 'LINK', path: 'nothing of the kind' },
    { csType: 'LINK', path: hidePath('https://evil.example/') },
    { csType: 'LINK', path: hidePath('/help#term') },
    { csType: 'LINK', path: hidePath('/nowhere') },
  ]
  const hasPage = (path: string) => path === '/help'
  expect(supportEntries({ ...site, customerService }, hasPage)).toEqual([
    { kind: 'WHATSAPP', href: 'https://wa.me/5511999990000' },
    { kind: 'LINK', href: null },
    { kind: 'LINK', href: null },
    { kind: 'LINK', href: '/help#term' },
  ])
  // A domain that the operator has not set allows no URL.
  expect(supportAddress('LINK', 'https://evil.example/', ['', ''])).toBeNull()
})
