import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ContractKind, contractKind } from '#protocol/agents/contract-terms.ts'
import { kindNames } from '#ui/agents/contract/contract-text.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { Tabs } from '#ui/kit/layout/tabs.tsx'
import styles from './offer-page.module.css'

type Props = { kind: ContractKind; onKind: (kind: ContractKind) => void; children: ReactNode }

export function OfferPage({ kind, onKind, children }: Props) {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageTitle>{t({ id: 'agents.contractOffer.title', message: 'Offer a contract' })}</PageTitle>
      <p className={styles.back}>
        <Link to="/agentHome/{-$page}/{-$act}" params={{ page: 'contracts', act: undefined }}>
          <Trans id="agents.contractOffer.allContracts">All contracts</Trans>
        </Link>
      </p>
      <h1 className={styles.title}>
        <Trans id="agents.contractOffer.title">Offer a contract</Trans>
      </h1>
      <div className={styles.kinds}>
        <Tabs
          label={t({ id: 'agents.contract.type', message: 'Contract type' })}
          panelId="offer"
          chosen={kind}
          onChoose={onKind}
          tabs={contractKind.options.map((name) => ({ name, label: i18n._(kindNames[name]) }))}
        />
      </div>
      <div id="offer" role="tabpanel">
        {children}
      </div>
    </>
  )
}
