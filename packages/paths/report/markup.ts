/** HTML or XML that may stand as it is. */
export type Markup = { markup: string }

type Part = Markup | string | number | undefined | readonly Part[]

/** Markup with its values put in: text escaped, markup as it is, lists one after another, nothing for undefined. */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: texts.map((text, index) => text + partText(parts[index])).join('') }
}

/** What is markup already, such as a drawing. */
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

/** XML forbids most control characters even where they are escaped: they become visible. */
function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
    .replaceAll(CONTROL, (letter) => String.fromCharCode(0x2400 + letter.charCodeAt(0)))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be replaced
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
