import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { DecimalSign, NumberProblem, ParsedNumber } from '#domain/text/parse-number.ts'
import { decimalSignOf } from './decimal-sign.ts'

type Options = {
  /** The number that the caller holds. Null if the field is empty or invalid. */
  value: number | null
  parse: (typed: string, decimalSign: DecimalSign) => ParsedNumber
  format: (value: number) => string
  onParsed: (parsed: ParsedNumber) => void
}

type TypedNumber = {
  text: string
  problem: NumberProblem | null
  change: (text: string) => void
  /** Reformats the text if it is a valid number. Invalid text stays as typed. */
  settle: () => void
}

/**
 * Returns the text in a number field. It stays as typed until blur or submit, so that the caret does not
 * jump. Invalid text stays until it is corrected. If the caller sets another value, for example a preset,
 * that value replaces the text.
 */
export function useTypedNumber({ value, parse, format, onParsed }: Options): TypedNumber {
  const { i18n } = useLingui()
  const decimalSign = decimalSignOf(i18n)
  // The text must be parsed in the language in which it was typed, since another language may yield another
  // number.
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
