import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { largestNumber, type ParsedNumber, parseCount, parseShare } from '#domain/text/parse-number.ts'
import { Field } from './field.tsx'
import { NumberProblemText } from './number-problem.tsx'
import { useTypedNumber } from './use-typed-number.ts'

/** The number in a field, null if the field is empty, or the reason why the text is not a valid number. */
export type Figure = number | null | 'unreadable' | 'tooLarge'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** 0 for counts, 2 for percentages. */
  decimals: 0 | 2
  /** The number multiplied by `10 ** decimals`. */
  figure: Figure
  most?: number
  /** The example in error messages, scaled like `figure`. By default, it is 5 or 2.5. */
  example?: number
  onFigure: (figure: Figure) => void
}

/** A field for a count or a percentage. The text stays as typed until blur. */
export function NumberField(props: Props) {
  const { decimals, figure, onFigure, error, ...field } = props
  const { most = largestNumber(decimals), example = decimals === 0 ? 5 : 250, ...input } = field
  const { i18n } = useLingui()
  const written = (value: number, decimals: number) =>
    i18n.number(value / 10 ** props.decimals, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: props.decimals,
      useGrouping: props.decimals === 0,
    })
  const { text, problem, change, settle } = useTypedNumber({
    value: typeof figure === 'number' ? figure : null,
    parse: (typed, decimalSign) =>
      decimals === 0 ? parseCount(typed, decimalSign) : parseShare(typed, decimals),
    format: (value) => written(value, decimals),
    onParsed: (parsed) => onFigure(asFigure(parsed)),
  })
  return (
    <Field
      {...input}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={
        problem ? (
          <NumberProblemText
            problem={problem}
            decimals={decimals}
            example={written(example, 0)}
            largest={written(most, 0)}
            symbol=""
          />
        ) : (
          error
        )
      }
      value={text}
      placeholder={written(0, decimals)}
      onLeave={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      onChange={({ target }) => change(target.value)}
    />
  )
}

export const asFigure = (parsed: ParsedNumber): Figure =>
  typeof parsed !== 'string' || parsed === 'tooLarge' ? parsed : 'unreadable'
