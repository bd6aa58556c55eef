/** HTML or XML that is already escaped. */
export type Markup = { markup: string }

type Part = Markup | string | number | undefined | readonly Part[]

/** Template tag that escapes texts, inserts markup unchanged, joins lists and skips undefined. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: texts.map((text, index) => text + partText(parts[index])).join('') }
}

export function asMarkup(text: string): Markup {
  return { markup: text }
}

function partText(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map(partText).join('')
}

const ENTITIES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text. XML forbids most control characters even when escaped, so visible symbols replace them. */
function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
    .replaceAll(CONTROL, (letter) => String.fromCharCode(0x2400 + letter.charCodeAt(0)))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be replaced
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
