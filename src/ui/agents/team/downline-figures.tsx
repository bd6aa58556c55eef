import { Plural, Trans } from '@lingui/react/macro'
import type { DownlineDetails } from '#protocol/agents/team-tree.ts'
import { Amount } from '#ui/kit/report/amount.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import styles from './downline-figures.module.css'

type Figure = keyof DownlineDetails['figures']

/**
 * A member's activity in a range of days and, for an agent, the team's activity. `details` is null while
 * loading.
 */
export function DownlineFigures({ details }: { details: DownlineDetails | null }) {
  const symbol = currencySymbol(details?.currency)
  const own = details?.figures
  const team = details?.team
  const cells = (name: Figure) => (
    <>
      <td>{own ? <Amount amount={own[name]} symbol={symbol} signed /> : <span className={styles.bar} />}</td>
      {team ? (
        <td>
          <Amount amount={team[name]} symbol={symbol} signed />
        </td>
      ) : null}
    </>
  )
  return (
    <>
      <table className={styles.figures}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans id="agents.team.thisAccount">This account</Trans>
            </th>
            {team ? (
              <th scope="col">
                <Trans id="agents.team.theirTeam">Their team</Trans>
                <small>
                  <Plural
                    id="agents.team.activeCount"
                    value={team.activeMembers}
                    _0="no active players"
                    one="# active player"
                    other="# active players"
                  />
                </small>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Trans id="common.deposits">Deposits</Trans>
            </th>
            {cells('deposits')}
          </tr>
          <tr>
            <th scope="row">
              <Trans id="common.withdrawals">Withdrawals</Trans>
            </th>
            {cells('withdrawals')}
          </tr>
          <tr>
            <th scope="row">
              <Trans id="agents.figures.turnover">Turnover</Trans>
            </th>
            {cells('turnover')}
          </tr>
          <tr>
            <th scope="row">
              <Trans id="agents.figures.netLoss">Net loss</Trans>
            </th>
            {cells('net')}
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>
        {team ? (
          <Trans id="agents.team.includesAgent">
            The team’s figures include the agent, as in statements.
          </Trans>
        ) : null}
      </p>
    </>
  )
}
