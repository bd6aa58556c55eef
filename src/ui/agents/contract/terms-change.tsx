import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import { rateText } from '#ui/kit/text/rate-text.ts'
import { periodNames, reachedText } from './contract-text.ts'
import { PeriodStart } from './period-start.tsx'
import { changesBetween } from './reached.ts'
import styles from './terms-change.module.css'

type Props = {
  /** The terms agreed before. Null for a first contract. */
  before: ContractTerms | null
  /** When `before` takes effect. Null if it is already in force. */
  beforeFrom: string | null
  after: ContractTerms
  /** Whether the request was settled in the past. `before` may then no longer apply. */
  isPast?: boolean
  symbol: string
}

export function TermsChange({ before, beforeFrom, after, isPast = false, symbol }: Props) {
  const { t, i18n } = useLingui()
  const changes = changesBetween(before?.tiers ?? [], after.tiers)
  return (
    <>
      <table className={styles.terms}>
        <caption className={unseen.unseen}>
          {t({ id: 'agents.contract.changesLabel', message: 'What changes' })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="agents.contract.requirement">Requirement</Trans>
            </th>
            {before ? (
              <th scope="col">
                {beforeFrom || isPast
                  ? t({ id: 'agents.contract.previouslyAgreed', message: 'Previously agreed' })
                  : t({
                      id: 'agents.contract.currentTerms',
                      comment: 'Column head; the terms in force, beside the proposed ones',
                      message: 'Current',
                    })}
              </th>
            ) : null}
            <th scope="col">{t({ id: 'agents.contract.proposed', message: 'Proposed' })}</th>
            {before ? <th scope="col">{t({ id: 'agents.contract.change', message: 'Change' })}</th> : null}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={[change.turnover, change.netLoss, change.activeMembers].join()}>
              <th scope="row">{reachedText(i18n, change, symbol)}</th>
              {before ? <td>{rateText(i18n, change.before)}</td> : null}
              <td className={styles.after}>{rateText(i18n, change.after)}</td>
              {before ? (
                <td>
                  <Difference by={change.after - change.before} />
                </td>
              ) : null}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Trans id="agents.contract.paid">Paid</Trans>
            </th>
            {before ? <td>{i18n._(periodNames[before.period])}</td> : null}
            <td className={styles.after}>{i18n._(periodNames[after.period])}</td>
            {before ? (
              <td>
                {before.period === after.period ? (
                  ''
                ) : (
                  <Trans id="agents.contract.different">different</Trans>
                )}
              </td>
            ) : null}
          </tr>
        </tbody>
      </table>
      {before && beforeFrom ? (
        <p className={styles.note}>
          <Trans id="agents.contract.previouslyAgreedNote">
            “Previously agreed” shows the latest terms you both agreed, which would apply from{' '}
            <PeriodStart moment={beforeFrom} />. This offer would replace them.
          </Trans>
        </p>
      ) : null}
    </>
  )
}

/** Shows how much a rate changes. `by` is in basis points. */
function Difference({ by }: { by: number }) {
  const { t, i18n } = useLingui()
  if (by === 0)
    return <span className={styles.same}>{t({ id: 'agents.contract.same', message: 'the same' })}</span>
  const points = i18n.number(Math.abs(by) / 100, { maximumFractionDigits: 2 })
  return by > 0 ? (
    <span className={styles.more}>{t({ id: 'agents.contract.pointsMore', message: `+${points} p.p.` })}</span>
  ) : (
    <span className={styles.less}>{t({ id: 'agents.contract.pointsLess', message: `−${points} p.p.` })}</span>
  )
}
