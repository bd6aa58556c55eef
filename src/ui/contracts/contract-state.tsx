import { Trans } from '@lingui/react/macro'
import type { Contract } from '#contract/contract-terms.ts'
import { CalendarTime } from '../kit/calendar-time.tsx'

/** Whether a contract runs or, once it has ended, why and when. */
export function ContractState({ contract: { endedAt, endedBy } }: { contract: Contract }) {
  if (endedAt === null) return <Trans>Running</Trans>
  return (
    <>
      {endedBy === 'lowerRate' ? <Trans>Ended from above</Trans> : <Trans>Ended by agreement</Trans>}{' '}
      <CalendarTime moment={endedAt} show="short" />
    </>
  )
}
