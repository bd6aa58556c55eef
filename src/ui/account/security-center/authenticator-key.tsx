import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { textCopyMachine } from '#machines/kit/text-copy.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './security-center.module.css'

type Props = {
  /** The authenticator secret in Base32. */
  secret: string
  /** Copies the key. Undefined while a code is being verified or attempts are throttled. */
  copying: ActorRefFrom<typeof textCopyMachine> | undefined
}

export function AuthenticatorKey({ secret, copying }: Props) {
  const nameId = useId()
  const isCopied = useSelector(copying, (snapshot) => snapshot?.matches('copied') ?? false)
  const isUncopyable = useSelector(copying, (snapshot) => snapshot?.matches('uncopyable') ?? false)
  return (
    <div className={styles.key}>
      <b id={nameId}>
        <Trans id="account.securityCenter.enterKey">Or enter this key in the app</Trans>
      </b>
      <figure aria-labelledby={nameId}>
        <code translate="no">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </figure>
      <Button aria-disabled={!copying} onClick={() => copying?.send({ type: 'text.copy' })}>
        {isCopied ? <Trans id="common.copied">Copied</Trans> : <Trans id="common.copy">Copy</Trans>}
      </Button>
      <p className={styles.hint} role="status">
        {isUncopyable ? (
          <Trans id="account.securityCenter.copyFailed">
            Couldn’t copy the key. Select it and copy it yourself.
          </Trans>
        ) : null}
      </p>
    </div>
  )
}
