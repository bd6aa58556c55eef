import { Trans } from '@lingui/react/macro'
import { Button, LinkButton } from '#ui/kit/controls/button.tsx'
import styles from './part-missing.module.css'

type Props = { id: string; missing: boolean; onDismiss: () => void }

/**
 * Reports that a chunk failed to load (SYS-12). The notice is in the markup from the beginning, but hidden.
 * The reload button is a link, so it works even if the application failed to load. Only the close button
 * needs the application.
 */
export function PartMissing({ id, missing, onDismiss }: Props) {
  return (
    <div id={id} className={styles.bar} role="alert" hidden={!missing} suppressHydrationWarning>
      <p>
        <Trans id="site.partMissing.title">Part of the page didn’t load</Trans>
      </p>
      <LinkButton look="act" href="">
        <Trans id="site.partMissing.reload">Reload the page</Trans>
      </LinkButton>
      {missing ? (
        <Button
          look="plain"
          onClick={() => {
            onDismiss()
            document.getElementById('content')?.focus({ preventScroll: true })
          }}
        >
          <Trans id="common.close">Close</Trans>
        </Button>
      ) : null}
    </div>
  )
}
