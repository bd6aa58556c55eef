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
        <Trans id="flows.liveInspector.noApplication">
          These charts come without the application. Open them at /flows/ on a running site, and the
          application in another tab of the same browser.
        </Trans>
      </p>
    ) : null
  }
  return (
    <>
      {isHint && (
        <p className={styles.hint}>
          <Trans id="flows.liveInspector.openHint">
            Open it in another tab of this browser, or beside the chart. What it does appears here.
          </Trans>
        </p>
      )}
      <div className={styles.open}>
        <a className={styles.tab} href={application} target="_blank" rel="noopener opener">
          <Trans id="flows.liveInspector.openInTab">Open in a tab</Trans>
        </a>
        <ToolButton aria-pressed={beside === 'phone'} onClick={() => put('phone')}>
          <Trans id="flows.liveInspector.besideNarrow">Open beside, 390 px</Trans>
        </ToolButton>
        <ToolButton aria-pressed={beside === 'desktop'} onClick={() => put('desktop')}>
          <Trans id="flows.liveInspector.besideFull">Open beside, full width</Trans>
        </ToolButton>
      </div>
    </>
  )
}
