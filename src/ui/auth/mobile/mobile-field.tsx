import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { Missing } from '#machines/auth/mobile.logic.ts'
import { Field } from '#ui/kit/forms/field.tsx'
import { DialingCode, type DialingCodeProps } from './dialing-code.tsx'
import { NotAMobile } from './not-a-mobile.tsx'

type Props = DialingCodeProps & {
  ref?: RefObject<HTMLInputElement | null>
  autoFocus?: boolean
  value: string
  error: Missing | undefined
  onType: (value: string) => void
  onLeave?: () => void
}

export function MobileField({ ref, autoFocus = true, value, error, onType, onLeave, ...country }: Props) {
  return (
    <Field
      label={<Trans id="common.phoneNumber">Phone number</Trans>}
      name="mobile"
      {...(ref ? { ref } : {})}
      autoFocus={autoFocus}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={value}
      onChange={(event) => onType(event.target.value)}
      onLeave={onLeave}
      error={
        error === 'required' ? (
          <Trans id="auth.phone.required">Enter your phone number.</Trans>
        ) : error ? (
          <NotAMobile dialingCode={country.dialingCode} />
        ) : null
      }
      before={<DialingCode {...country} />}
    />
  )
}
