import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './security-center.module.css'

type Props = { codes: readonly string[]; onKept: () => void }

/** Recovery codes, shown only once so that the member writes them down. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <div className={styles.form}>
      <p>
        <Trans>
          Write these down and keep them apart from your phone. Each lets you in once without the app. They
          are not shown again.
        </Trans>
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button look="act" autoFocus onClick={onKept}>
          <Trans>I have written them down</Trans>
        </Button>
      </div>
    </div>
  )
}
