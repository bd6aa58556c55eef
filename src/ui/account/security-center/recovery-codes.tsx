import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './security-center.module.css'

type Props = { codes: readonly string[]; onKept: () => void }

/** Recovery codes. They are shown only once, so the member must write them down. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <div className={styles.form}>
      <p>
        <Trans id="account.securityCenter.backupCodesLead">
          Write down these codes and keep them away from your phone. Each code works once, without the app. We
          won’t show them again.
        </Trans>
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button look="act" autoFocus onClick={onKept}>
          <Trans id="account.securityCenter.backupCodesKept">I’ve written them down</Trans>
        </Button>
      </div>
    </div>
  )
}
