/**
 * Returns the names of all elements in an XML text, in order. Throws if tags are not nested properly. Parses
 * only the XML that these tests use.
 */
export function elementsOf(xml: string): string[] {
  const open: string[] = []
  const names: string[] = []
  const rest = xml
    .replace(/^<\?xml [^>]*\?>/, '')
    .replaceAll(
      /<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>/g,
      (_, end: string, name: string, __, empty: string) => {
        if (end === '') names.push(name)
        if (end === '' && empty === '') open.push(name)
        if (end !== '' && open.pop() !== name) throw new Error(`</${name}> closes nothing.`)
        return ''
      },
    )
  if (open.length > 0) throw new Error(`<${open.at(-1)}> stays open.`)
  if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(rest)) throw new Error(`This is no text: ${rest}`)
  return names
}
