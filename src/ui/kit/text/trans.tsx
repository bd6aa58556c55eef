import { Trans as Translated, type TransProps } from '@lingui/react'
import { Money } from './money.tsx'

/**
 * Lingui's macro uses this instead of Lingui's own `Trans` (`lingui.config.ts`). Amounts and numbers become
 * elements that browsers do not translate. Lingui inserts values before it parses tags, so user text that
 * could contain tags becomes an element too.
 */
export function Trans({ values = {}, ...text }: TransProps) {
  const hasMoney = Object.values(text.components ?? {}).some(({ type }) => type === Money)
  const filled = Object.entries(values).map(([name, value]) => [name, asElement(value)] as const)
  const translated = <Translated {...text} values={Object.fromEntries(filled)} />
  // Use a single element, so that a flex container does not space the words apart.
  const isInOne = hasMoney || filled.some(([name, value]) => value !== values[name])
  return isInOne ? <span>{translated}</span> : translated
}

const asElement = (value: unknown) =>
  typeof value === 'string' && /[\d<]/.test(value) ? <span translate="no">{value}</span> : value
