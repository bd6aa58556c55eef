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
      <PageTitle>{t`Register account`}</PageTitle>
      <h1 className={styles.title}>
        <Trans>Register account</Trans>
      </h1>
      <Tabs
        label={t`Ways to register somebody`}
        panelId="register-way"
        chosen={way}
        onChoose={onWay}
        tabs={[
          { name: 'directly', label: <Trans>Directly</Trans> },
          { name: 'link', label: <Trans>By link</Trans> },
        ]}
      />
      <TabPanel id="register-way" isTabbed>
        <div className={styles.panel}>{children}</div>
      </TabPanel>
    </div>
  )
}
