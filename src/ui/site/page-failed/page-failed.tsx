import { Trans, useLingui } from '@lingui/react/macro'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import { FullPageMessage } from '#ui/kit/feedback/full-page-message.tsx'
import styles from './page-failed.module.css'

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.page} role="alert">
      <FullPageMessage
        title={t({ id: 'site.pageFailed.title', message: 'Something went wrong' })}
        actions={
          <>
            <Button look="act" onClick={onRetry}>
              <Trans id="common.tryAgain">Try again</Trans>
            </Button>
            <LinkButton href="/">
              <Trans id="common.toHome">Go to the home page</Trans>
            </LinkButton>
          </>
        }
      >
        <p>
          <Trans id="site.pageFailed.body">
            Sorry, the fault is ours. Your money and your bets are safe.
          </Trans>
        </p>
      </FullPageMessage>
    </div>
  )
}
