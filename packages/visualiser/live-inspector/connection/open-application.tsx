import { Trans } from '@lingui/react/macro'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { type Go, useAddress } from '#visualiser/use-address.ts'
import { applicationAddress } from './application-address.ts'
import styles from './connection.module.css'
import type { LiveSession } from './live-session.ts'

type Props = {
  isHint: boolean
  actor: LiveSession['actor']
  go: Go
}

export function OpenApplication({ isHint, actor, go }: Props) {
  const { beside } = useAddress().address
  const application = applicationAddress()
  const put = (width: 'phone' | 'desktop') => {
    if (beside === undefined) actor.send({ type: 'page.expect' })
    go({ beside: beside === width ? undefined : width })
  }
  if (application === undefined) {
    return isHint ? (
      <p className={styles.hint}>
        <Trans>
          These charts stand by themselves. Open them at /flows/ of a running platform, and the application in
          another tab of the same browser.
        </Trans>
      </p>
    ) : null
  }
  return (
    <>
      {isHint && (
        <p className={styles.hint}>
          <Trans>
            Open it in another tab of this browser, or beside the chart; what it does is shown here.
          </Trans>
        </p>
      )}
      <div className={styles.open}>
        <a className={styles.tab} href={application} target="_blank" rel="noopener opener">
          <Trans>Open in a tab</Trans>
        </a>
        <ToolButton aria-pressed={beside === 'phone'} onClick={() => put('phone')}>
          <Trans>Beside, 390 wide</Trans>
        </ToolButton>
        <ToolButton aria-pressed={beside === 'desktop'} onClick={() => put('desktop')}>
          <Trans>Beside, whole</Trans>
        </ToolButton>
      </div>
    </>
  )
}
