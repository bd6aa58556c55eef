import DOMPurify from 'dompurify'
import { outsideAddress, ownPath } from '#domain/site/link-address.ts'
import type { LinkGate } from './link-gate.ts'

type Allowed = Pick<LinkGate, 'hasPage' | 'domains'>

/** What a notice may be made of: text and its structure; nothing that loads, runs or asks for input. */
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

/** An address to write to, and nothing of what is to be written. */
const mailAddress = /^mailto:[\w.+-]+@[\w.-]+$/i

/**
 * HTML of the platform without anything that could act, whose links lead to pages of this site and to allowed domains alone,
 * these in a window of their own. `unsafe` is said behind a link to anywhere else, which is one no longer.
 */
export function cleanHtml(html: string, gate: Allowed, unsafe: string): TrustedHTML {
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

/** Whoever follows a link to another site has this one still. */
function openApart(node: Element): void {
  if (!/^https:/i.test(node.getAttribute('href') ?? '')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
}
