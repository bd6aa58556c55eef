import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { twoFactorChoice } from '#protocol/sandbox/auth.ts'
import type { SandboxState } from '#protocol/sandbox/platform.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './console.module.css'
import { CurrentCode } from './current-code.tsx'
import { AccountUnknown, chooseTwoFactor } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

const filled = v.object({ account: v.string(), on: v.optional(v.literal('on')) })

/** Turns an account's two-factor authentication on or off, and shows its authenticator codes. */
export function TwoFactor({ clock }: { clock: SandboxState['clock'] }) {
  const choosing = useChange(chooseTwoFactor)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { account, on } = v.parse(filled, Object.fromEntries(new FormData(event.currentTarget)))
    choosing.mutate(v.parse(twoFactorChoice, { account, on: on !== undefined }))
  }
  return (
    <Section name="twoFactor">
      <form className={styles.setting} onSubmit={submit}>
        <label className={styles.field}>
          <span>
            <Trans id="sandbox.common.username">Username</Trans>
          </span>
          <input name="account" required maxLength={128} autoComplete="off" />
        </label>
        <label className={styles.toggle}>
          <span>
            <Trans id="sandbox.twoFactor.on">On, with a new secret key</Trans>
          </span>
          <input name="on" type="checkbox" defaultChecked />
        </label>
        <Button look="act" type="submit" disabled={choosing.isPending}>
          <Trans id="sandbox.common.apply">Apply</Trans>
        </Button>
      </form>
      <div role="status" className={styles.status}>
        {choosing.isError ? <Failure error={choosing.error} /> : null}
        {choosing.data === null ? (
          <Trans id="sandbox.twoFactor.isOff">Two-factor authentication is off.</Trans>
        ) : null}
      </div>
      {choosing.data ? <Made made={choosing.data} offset={clock.offset} /> : null}
    </Section>
  )
}

function Failure({ error }: { error: Error }) {
  if (error instanceof AccountUnknown)
    return <Trans id="sandbox.twoFactor.unknownAccount">There’s no account with this username.</Trans>
  return <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans>
}

type Authenticator = { secret: string; recoveryCodes: string[] }

function Made({ made, offset }: { made: Authenticator; offset: number }) {
  return (
    <dl className={styles.secrets}>
      <dt>
        <Trans id="sandbox.twoFactor.code">Code</Trans>
      </dt>
      <dd>
        <CurrentCode secret={made.secret} offset={offset} />
      </dd>
      <dt>
        <Trans id="sandbox.twoFactor.secret">Secret key</Trans>
      </dt>
      <dd>
        <code>{made.secret}</code>
      </dd>
      <dt>
        <Trans id="sandbox.twoFactor.backupCodes">Backup codes</Trans>
      </dt>
      {made.recoveryCodes.map((code) => (
        <dd key={code}>
          <code>{code}</code>
        </dd>
      ))}
    </dl>
  )
}
