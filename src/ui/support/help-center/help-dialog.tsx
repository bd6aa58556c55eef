import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import way from '#ui/kit/controls/way-on.module.css'
import { BackToHelp } from './back-to-help.tsx'
import { HelpAnswers, type Look } from './help-answers.tsx'
import styles from './help-center.module.css'

type Props = {
  look: Look
  feedback: ReactNode
  onClose: () => void
}

/** The help centre in a dialog (ROUTE-04). */
export function HelpDialog({ look, feedback, onClose }: Props) {
  return (
    <Dialog
      title={
        feedback ? <Trans id="common.writeToUs">Write to us</Trans> : <Trans id="common.help">Help</Trans>
      }
      isWide={!feedback}
      focused="dialog"
      onClose={onClose}
    >
      {feedback ? (
        <>
          <BackToHelp />
          {feedback}
        </>
      ) : (
        <div className={styles.room}>
          <HelpAnswers {...look} />
          <p className={styles.whole}>
            <Link to={'/helpmc' as '/'} className={way.way}>
              <Trans id="support.helpCenter.open">Open the help centre</Trans>
            </Link>
          </p>
        </div>
      )}
    </Dialog>
  )
}
