import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import styles from './terms.module.css'
import { TermsText } from './terms-text.tsx'

export function Terms({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={<Trans id="common.terms">Terms</Trans>} onClose={onClose}>
      <TermsText />
      <div className={styles.acts}>
        <Button look="act" onClick={onClose}>
          <Trans id="common.back">Back</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
