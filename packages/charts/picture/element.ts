/** An SVG element as data. It is serialised for files and turned into DOM nodes in the page. */
export type Element = {
  tag: string
  attributes: { readonly [name: string]: string | number | undefined }
  children: readonly (Element | string)[]
}

export function element(
  tag: string,
  attributes: Element['attributes'] = {},
  children: Element['children'] = [],
): Element {
  return { tag, attributes, children }
}

const ENTITIES: { [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

export function elementText({ tag, attributes, children }: Element): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
  if (children.length === 0) return `<${tag}${written}/>`
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : elementText(child)))
  return `<${tag}${written}>${inside.join('')}</${tag}>`
}
