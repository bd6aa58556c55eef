import DOMPurify from 'dompurify'
import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import type { LinkGate } from './link-gate.ts'

type Allowed = Pick<LinkGate, 'hasPage' | 'domains'>

/** Allowed tags: those for text and its structure, but none that load resources, run code or accept input. */
const TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'a',
  'blockquote',
  'hr',
]

/** An email address without a subject, a body or other headers. */
const mailAddress = /^mailto:[\w.+-]+@[\w.-]+$/i

/**
 * Sanitises HTML from the platform. Links may lead only to this site's pages, to email addresses and to
 * allowed domains. Links to allowed domains open in a new window. All other links lose their URL. Once the
 * allowed domains are known, the text `unsafe` is added to links that lost an external URL.
 */
export function sanitizeHtml(html: string, gate: Allowed, unsafe: string): TrustedHTML {
  const judge = (node: Element) => {
    if (node.localName === 'a') judgeLink(node, gate, unsafe)
  }
  DOMPurify.addHook('beforeSanitizeAttributes', judge)
  DOMPurify.addHook('afterSanitizeAttributes', openApart)
  try {
    return DOMPurify.sanitize(html, {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ['href'],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\]))/i,
      RETURN_TRUSTED_TYPE: true,
    })
  } finally {
    DOMPurify.removeHook('beforeSanitizeAttributes', judge)
    DOMPurify.removeHook('afterSanitizeAttributes', openApart)
  }
}

function judgeLink(link: Element, { hasPage, domains }: Allowed, unsafe: string): void {
  const href = link.getAttribute('href')?.trim()
  if (href === undefined) return
  const path = ownPath(href)
  if (path ? hasPage(path) : mailAddress.test(href) || (domains && outsideAddress(href, domains))) {
    link.setAttribute('href', href)
    return
  }
  link.removeAttribute('href')
  if (!path && domains) link.append(` (${unsafe})`)
}

function openApart(node: Element): void {
  if (!/^https:/i.test(node.getAttribute('href') ?? '')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
}
