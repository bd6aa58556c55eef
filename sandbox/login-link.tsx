import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { loginLinkChoice } from '#protocol/sandbox/auth.ts'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import styles from './console.module.css'
import { AccountUnknown, createLoginLink } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

/**
 * Creates a single-use link that is valid for a minute. It opens the site in another tab, logged in as the
 * member.
 */
export function LoginLinkSection() {
  const creating = useChange(createLoginLink)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    creating.mutate(v.parse(loginLinkChoice, Object.fromEntries(new FormData(event.currentTarget))))
  }
  return (
    <Section name="loginLink">
      <form className={styles.setting} onSubmit={submit}>
        <label className={styles.field}>
          <span>
            <Trans id="sandbox.common.username">Username</Trans>
          </span>
          <input name="account" required maxLength={128} autoComplete="off" />
        </label>
        <Button look="act" type="submit" disabled={creating.isPending}>
          <Trans id="sandbox.loginLink.create">Create link</Trans>
        </Button>
      </form>
      <div role="status" className={styles.status}>
        {creating.isError ? <Failure error={creating.error} /> : null}
        {creating.data ? (
          <Trans id="sandbox.loginLink.created">This link works once, within a minute.</Trans>
        ) : null}
      </div>
      {creating.data ? (
        <LinkButton href={creating.data.address} target="_blank" rel="noopener">
          <Trans id="sandbox.console.openSite">Open the site</Trans>
        </LinkButton>
      ) : null}
    </Section>
  )
}

function Failure({ error }: { error: Error }) {
  if (error instanceof AccountUnknown)
    return <Trans id="sandbox.loginLink.notAllowed">No account with this username can log in.</Trans>
  return <Trans id="sandbox.loginLink.failed">Couldn’t create the link. Try again.</Trans>
}
