import { expect, test } from 'vitest'
import { injections } from '#tests/support/http/script-injections.ts'
import { sanitizeHtml } from '#ui/kit/html/sanitize-html.ts'
import { followTranslation } from '#ui/kit/translated-page/follow-translation.ts'

/** Sanitises a link to `href`. Returns the URL, the target and the text that remain. */
function cleanedLink(href: string, domains: string[] | null = ['palpite.example']) {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  link.textContent = 'here'
  const gate = { hasPage: (path: string) => path === '/promotions', domains }
  const box = document.createElement('div')
  box.innerHTML = String(sanitizeHtml(`<p>${link.outerHTML}</p>`, gate, 'unsafe'))
  const left = box.querySelector('a')
  return [left?.getAttribute('href') ?? null, left?.target ?? null, box.textContent]
}

test.for(['/promotions', '/promotions?category=new#3', 'mailto:ajuda@palpite.example'])(
  '[POP-03] opens a link to %s in the same window',
  (address) => {
    expect(cleanedLink(address)).toEqual([address, '', 'here'])
  },
)

test.for(['https://palpite.example/a?b#c', ' https://ajuda.palpite.example '])(
  '[POP-03] opens a link to %s on an allowed domain in a new window',
  (address) => {
    expect(cleanedLink(address)).toEqual([address.trim(), '_blank', 'here'])
    // While the allowed domains are unknown, links to other sites are removed.
    expect(cleanedLink(address, null)).toEqual([null, '', 'here'])
  },
)

test('[POP-03] removes a link to a page that does not exist, but keeps its text', () => {
  expect(cleanedLink('/nowhere')).toEqual([null, '', 'here'])
})

test.for([
  'https://evil.example/',
  'https://palpite.example.evil.example/',
  'https://evilpalpite.example/',
  'https://palpite.example@evil.example/',
  'https://palpite.example:8443/',
  'http://palpite.example/',
  '//palpite.example/',
  '/\\evil.example/',
  '/..//evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:ajuda@palpite.example?bcc=evil@evil.example',
])('[POP-03] removes a link to %s and marks it as unsafe', (address) => {
  expect(cleanedLink(address)).toEqual([null, '', 'here (unsafe)'])
})

// Keep this test last in the file, since it replaces methods of all nodes.
test('sanitises every script injection without an error on a page that the browser may translate', () => {
  followTranslation()
  const gate = { hasPage: () => true, domains: [] }
  for (const [name, html] of Object.entries(injections))
    expect(() => sanitizeHtml(html, gate, 'unsafe'), name).not.toThrow()
})
