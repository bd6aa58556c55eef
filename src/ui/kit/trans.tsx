import { Trans as Translated, type TransProps } from '@lingui/react'

/**
 * A translated text, for every `Trans` of the macro (`lingui.config.ts`). Values are filled in before the elements of a text are
 * found, so that somebody's own words could open and close them; words that might are filled in as elements of their own.
 */
export function Trans({ values, ...text }: TransProps) {
  return <Translated {...text} {...(values ? { values: asText(values) } : {})} />
}

const asText = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  )
