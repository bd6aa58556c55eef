import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { TabPanel, Tabs } from '#ui/kit/layout/tabs.tsx'
import styles from './register-page.module.css'

export type RegistrationWay = 'directly' | 'link'

type Props = {
  way: RegistrationWay
  onWay: (way: RegistrationWay) => void
  children: ReactNode
}

/** Registers a downline directly or by an invitation link (AGENT-06). */
export function RegisterPage({ way, onWay, children }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <PageTitle>{t({ id: 'agents.downlineRegistration.title', message: 'Create account' })}</PageTitle>
      <h1 className={styles.title}>
        <Trans id="agents.downlineRegistration.title">Create account</Trans>
      </h1>
      <Tabs
        label={t({ id: 'agents.downlineRegistration.waysLabel', message: 'Ways to create an account' })}
        panelId="register-way"
        chosen={way}
        onChoose={onWay}
        tabs={[
          { name: 'directly', label: <Trans id="agents.downlineRegistration.directly">Directly</Trans> },
          { name: 'link', label: <Trans id="agents.downlineRegistration.byLink">By link</Trans> },
        ]}
      />
      <TabPanel id="register-way" isTabbed>
        <div className={styles.panel}>{children}</div>
      </TabPanel>
    </div>
  )
}
