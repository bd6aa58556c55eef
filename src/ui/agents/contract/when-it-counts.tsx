import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { PeriodStart } from './period-start.tsx'

type Props = {
  period: ContractTerms['period']
  amendedFrom: string | null
}

const restOf: Record<ContractTerms['period'], MessageDescriptor> = {
  fiveMinutes: msg`what is left of the five minutes`,
  hourly: msg`what is left of the hour`,
  daily: msg`what is left of the day`,
  weekly: msg`what is left of the week`,
  semimonthly: msg`what is left of the half month`,
  monthly: msg`what is left of the month`,
}

export function WhenItCounts({ period, amendedFrom }: Props) {
  const { i18n } = useLingui()
  if (amendedFrom === null) {
    return (
      <Trans>
        It counts from the moment it is accepted. The first period is {i18n._(restOf[period])} then, by the
        tiers of a whole one.
      </Trans>
    )
  }
  switch (period) {
    case 'fiveMinutes':
      return (
        <Trans>
          These terms count from the next five minutes after they are accepted; those that run stay as they
          are.
        </Trans>
      )
    case 'hourly':
      return (
        <Trans>
          These terms count from the full hour after they are accepted; the hour that runs stays as it is.
        </Trans>
      )
    default:
      return (
        <Trans>
          Accepted before <PeriodStart moment={amendedFrom} />, these terms count from that day on. The period
          that runs until then stays as it is.
        </Trans>
      )
  }
}
