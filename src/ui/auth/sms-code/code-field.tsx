import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { CodeProblem } from '#machines/auth/mobile.logic.ts'
import { codeProblemTexts } from '#ui/auth/firebase/firebase-text.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { CodeButton, type SmsCodeActor } from './code-button.tsx'
import { CodeHint, CodeWarning } from './code-feedback.tsx'
import { CodeFormat } from './code-format.tsx'

type Props = {
  /** The actor that requests codes. Undefined until the visitor has chosen the phone-number method. */
  actor: SmsCodeActor | undefined
  ref: RefObject<HTMLInputElement | null>
  value: string
  error: CodeProblem | undefined
  onType: (value: string) => void
  onLeave?: () => void
}

export function CodeField({ actor, ref, value, error, onType, onLeave }: Props) {
  return (
    <>
      <Field
        label={
          <Trans id="auth.smsCode.label" comment="Field label; a code sent by SMS">
            SMS code
          </Trans>
        }
        name="code"
        ref={ref}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onType(event.target.value)}
        onLeave={onLeave}
        error={
          error === 'required' ? (
            <Trans id="auth.smsCode.required">Enter the SMS code.</Trans>
          ) : error === 'invalid' ? (
            <CodeFormat />
          ) : error ? (
            codeProblemTexts[error]
          ) : null
        }
        hint={actor ? <CodeHint actor={actor} /> : null}
        after={actor ? <CodeButton actor={actor} /> : null}
      />
      {actor ? <CodeWarning actor={actor} /> : null}
    </>
  )
}
