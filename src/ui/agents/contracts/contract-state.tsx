import { Trans } from '@lingui/react/macro'
import type { Contract } from '#protocol/agents/contract-terms.ts'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'

export function ContractState({ contract: { endedAt, endedBy } }: { contract: Contract }) {
  if (endedAt === null) return <Trans id="agents.contract.running">Active</Trans>
  return (
    <>
      <Why endedBy={endedBy} /> <CalendarTime moment={endedAt} show="short" />
    </>
  )
}

function Why({ endedBy }: Pick<Contract, 'endedBy'>) {
  switch (endedBy) {
    case 'lowerRate':
    case 'otherPeriod':
    case 'contractAbove':
      return <Trans id="agents.contracts.endedByUpline">Ended: upline’s contract changed</Trans>
    case 'closedAccount':
      return <Trans id="agents.contracts.endedAccountClosed">Ended: account closed</Trans>
    default:
      return <Trans id="agents.contracts.endedByAgreement">Ended by agreement</Trans>
  }
}
