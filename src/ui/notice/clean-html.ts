import DOMPurify from 'dompurify'

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

/** HTML of the platform without anything that could act. */
export const cleanHtml = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\]))/i,
    RETURN_TRUSTED_TYPE: true,
  })
