import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { DecimalSign, NumberProblem, ParsedNumber } from '#domain/text/parse-number.ts'
import { decimalSignOf } from './decimal-sign.ts'

type Options = {
  /** The number that is held outside the field; null while none is, or while the typed text is not taken. */
  value: number | null
  parse: (typed: string, decimalSign: DecimalSign) => ParsedNumber
  format: (value: number) => string
  onParsed: (parsed: ParsedNumber) => void
}

type TypedNumber = {
  text: string
  problem: NumberProblem | null
  change: (text: string) => void
  /** Writes the number as the site does; a text that is not taken stays as it was typed. */
  settle: () => void
}

/**
 * The text of a field for a number. It stays as it is typed until the field is left or the form is sent, so that the caret does
 * not move. A number from elsewhere, such as a preset, takes its place; a text that is not taken is never lost.
 */
export function useTypedNumber({ value, parse, format, onParsed }: Options): TypedNumber {
  const { i18n } = useLingui()
  const decimalSign = decimalSignOf(i18n)
  // A text is read in the language in which it was typed: another one could find another number in it.
  const [typed, setTyped] = useState({ text: '', decimalSign })
  const parsed = parse(typed.text, typed.decimalSign)
  const problem = typeof parsed === 'string' ? parsed : null
  const isTyped = problem === null ? parsed === value && typed.decimalSign === decimalSign : value === null
  const text = isTyped ? typed.text : value === null ? '' : format(value)
  return {
    text,
    problem: isTyped ? problem : null,
    change: (text) => {
      setTyped({ text, decimalSign })
      onParsed(parse(text, decimalSign))
    },
    settle: () => {
      if (value !== null) setTyped({ text: format(value), decimalSign })
    },
  }
}
