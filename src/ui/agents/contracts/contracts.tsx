import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Waiting } from '#machines/agents/contract-status.types.ts'
import { type ContractKind, contractKind } from '#protocol/agents/contract-terms.ts'
import { kindNames } from '#ui/agents/contract/contract-text.ts'
import { WaitingCount, WaitingCountText } from '#ui/agents/contract/waiting-count.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { Tabs } from '#ui/kit/layout/tabs.tsx'
import { ChoiceFilter, Filters } from '#ui/kit/report/filters.tsx'
import styles from './contracts.module.css'

/** Tabs of the page: contracts, and requests about them (CONTR-07). */
export const contractLists = ['upline', 'downline', 'incoming', 'sent', 'history'] as const

export type ContractList = (typeof contractLists)[number]

type Props = {
  list: ContractList
  kind: ContractKind | undefined
  /** The number of requests that await the agent's answer. Null while unknown. */
  waiting: Waiting | null
  onList: (list: ContractList) => void
  onKind: (kind: ContractKind | undefined) => void
  onOffer: () => void
  children: ReactNode
}

/** The agent's contracts and the requests about them (CONTR-07). */
export function Contracts({ list, kind, waiting, onList, onKind, onOffer, children }: Props) {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageTitle>{t({ id: 'agents.contracts.title', message: 'Contracts' })}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans id="agents.contracts.title">Contracts</Trans>
        </h1>
        <Button look="act" onClick={onOffer}>
          <Trans id="agents.contractOffer.title">Offer a contract</Trans>
        </Button>
      </header>
      {waiting && waiting.count > 0 ? (
        <button
          type="button"
          className={styles.toAnswer}
          aria-pressed={list === 'incoming'}
          onClick={() => onList('incoming')}
        >
          <WaitingCountText waiting={waiting} />
        </button>
      ) : null}
      <div className={styles.choices}>
        <Tabs
          label={t({ id: 'agents.contracts.listsLabel', message: 'Contracts, offers and requests' })}
          panelId="contracts"
          chosen={list}
          onChoose={onList}
          tabs={[
            { name: 'upline', label: <Trans id="agents.contracts.withUpline">With my upline</Trans> },
            { name: 'downline', label: <Trans id="agents.contracts.withDownlines">With my downlines</Trans> },
            {
              name: 'incoming',
              label: (
                <>
                  <Trans id="agents.contracts.toAnswer">To answer</Trans>{' '}
                  {waiting ? <WaitingCount waiting={waiting} /> : null}
                </>
              ),
            },
            { name: 'sent', label: <Trans id="agents.contracts.sent">Sent</Trans> },
            { name: 'history', label: <Trans id="agents.contracts.history">History</Trans> },
          ]}
        />
        <Filters>
          <ChoiceFilter
            label={t({ id: 'agents.contract.type', message: 'Contract type' })}
            all={t({ id: 'common.filterAll', message: 'All' })}
            choices={contractKind.options.map((value) => ({ value, name: i18n._(kindNames[value]) }))}
            chosen={kind}
            onChoose={onKind}
          />
        </Filters>
      </div>
      <div id="contracts" role="tabpanel">
        {children}
      </div>
    </>
  )
}
