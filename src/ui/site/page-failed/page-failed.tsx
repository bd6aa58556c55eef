import { Trans, useLingui } from '@lingui/react/macro'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import { FullPageMessage } from '#ui/kit/feedback/full-page-message.tsx'
import styles from './page-failed.module.css'

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.page} role="alert">
      <FullPageMessage
        title={t`This page broke`}
        actions={
          <>
            <Button look="act" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <LinkButton href="/">
              <Trans>Go to the home page</Trans>
            </LinkButton>
          </>
        }
      >
        <p>
          <Trans>
            It is our fault, not yours. Your money and your bets are kept by the platform, not by this page.
          </Trans>
        </p>
      </FullPageMessage>
    </div>
  )
}
