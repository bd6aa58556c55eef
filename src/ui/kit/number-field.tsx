import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import { readNumber } from './read-number.ts'

type Figure = ReturnType<typeof readNumber>

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type' | 'inputMode' | 'before'> & {
  decimals: 0 | 2
  /** In parts of which `10 ** decimals` are one. */
  figure: Figure
  onFigure: (figure: Figure) => void
}

/** A number as it is written: what is typed stays as it is until the field is left, and what is no number is said. */
export function NumberField({ decimals, figure, onFigure, error, ...field }: Props) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const text = (value: number) =>
    i18n.number(value / 10 ** decimals, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: false,
    })
  const written = typeof figure === 'number' ? text(figure) : ''
  return (
    <Field
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={figure === 'unreadable' ? <NoNumber decimals={decimals} /> : error}
      // Typed by somebody else meanwhile, by an undo for example, it is another number.
      value={readNumber(typed, decimals) === figure ? typed : written}
      placeholder={text(0)}
      onLeave={() => {
        if (figure !== 'unreadable') setTyped(written)
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        onFigure(readNumber(target.value, decimals))
      }}
    />
  )
}

function NoNumber({ decimals }: Pick<Props, 'decimals'>) {
  if (decimals === 0) return <Trans>Only a whole number, for example 5</Trans>
  return <Trans>Only a number with two decimals at most, for example 2.5</Trans>
}
