import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const FONTS = [
  {
    family: 'Instrument Sans Variable',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    traits: 'font-weight:400 700',
  },
  {
    family: 'Bricolage Grotesque Variable',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    traits: 'font-weight:200 800;font-stretch:75% 100%',
  },
] as const

/**
 * Returns CSS that embeds the fonts of titles and charts. Charts need the font in which their texts were
 * measured.
 */
export function fontFaces(): string {
  return FONTS.map(({ family, file, traits }) => {
    const data = readFileSync(require.resolve(file)).toString('base64')
    return `@font-face{font-family:"${family}";${traits};src:url(data:font/woff2;base64,${data}) format("woff2")}\n`
  }).join('')
}
