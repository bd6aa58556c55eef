import { Select, Trans, useLingui } from '@lingui/react/macro'
import type { Contract, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from './ends-list.module.css'
import { inForce } from './in-force.ts'

type Props = {
  ends: readonly Contract[]
  readerId: string
  isDone?: boolean
}

/**
 * Downline contracts that will end, or have ended, together with another contract. Each is shown with its
 * highest rate and its payment period. If the reader is the payer, the payer is shown as “You”.
 */
export function EndsList({ ends, readerId, isDone = false }: Props) {
  const { t } = useLingui()
  return (
    <ul
      className={styles.ends}
      aria-label={
        isDone
          ? t({ id: 'agents.contract.endedLabel', message: 'Contracts that have ended' })
          : t({ id: 'agents.contract.endsLabel', message: 'Contracts that end' })
      }
    >
      {ends.map((contract) => (
        <li key={contract.id}>
          <span>
            {contract.upline.memberId === readerId ? (
              <Trans id="agents.contract.youAnd">
                You and <strong>{contract.downline.account}</strong>
              </Trans>
            ) : (
              <Trans id="agents.contract.twoParties">
                {contract.upline.account} and <strong>{contract.downline.account}</strong>
              </Trans>
            )}
          </span>
          <span>
            <Paid by={inForce(contract)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Paid({ by: { period, tiers } }: { by: ContractTerms }) {
  const { i18n } = useLingui()
  const rate = rateText(i18n, tiers.at(-1)?.rate ?? 0)
  return (
    <Trans id="agents.contract.upToPaid">
      <Select
        value={period}
        _fiveMinutes={`up to ${rate}, paid every 5 minutes`}
        _hourly={`up to ${rate}, paid every hour`}
        _daily={`up to ${rate}, paid every day`}
        _weekly={`up to ${rate}, paid every week`}
        _semimonthly={`up to ${rate}, paid twice a month`}
        other={`up to ${rate}, paid every month`}
      />
    </Trans>
  )
}
