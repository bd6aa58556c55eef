import { Trans as Translated, type TransProps } from '@lingui/react'
import { Money } from './money.tsx'

/**
 * A translated text, for every `Trans` of the macro (`lingui.config.ts`). Figures in it are elements of their own that the browser
 * must not translate. Values are filled in before the elements of a text are found, so that somebody's own words could open
 * and close them; words that might are elements too.
 */
export function Trans({ values = {}, ...text }: TransProps) {
  const hasMoney = Object.values(text.components ?? {}).some(({ type }) => type === Money)
  const filled = Object.entries(values).map(([name, value]) => [name, asElement(value)] as const)
  const translated = <Translated {...text} values={Object.fromEntries(filled)} />
  // In one element, so that a row of elements around it does not space its words.
  const isInOne = hasMoney || filled.some(([name, value]) => value !== values[name])
  return isInOne ? <span>{translated}</span> : translated
}

const asElement = (value: unknown) =>
  typeof value === 'string' && /[\d<]/.test(value) ? <span translate="no">{value}</span> : value
