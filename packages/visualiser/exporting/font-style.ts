import font from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

let made: Promise<string> | undefined

/** Returns CSS that embeds the page's font in an exported file. */
export function fontStyle(): Promise<string> {
  made ??= load()
  return made
}

async function load(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(font)).arrayBuffer())
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const source = `url(data:font/woff2;base64,${data}) format('woff2')`
  return `@font-face{font-family:'Instrument Sans Variable';font-weight:400 700;src:${source}}`
}
