import { Trans, useLingui } from '@lingui/react/macro'
import type { LotteryRules as Rules } from '#protocol/play/lottery-draws.ts'
import { CleanHtml } from '#ui/kit/html/clean-html.tsx'
import styles from './lottery-rules.module.css'

export function LotteryRules({ rules }: { rules: Rules }) {
  const { t, i18n } = useLingui()
  const percent = (bp: number) => i18n.number(bp / 10_000, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <div className={styles.rules}>
      <CleanHtml html={rules.rules} />
      <table className={styles.table}>
        <caption className={styles.caption}>
          {t({ id: 'play.lottery.payTable', message: 'What each bet pays' })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="common.bet">Bet</Trans>
            </th>
            <th scope="col">
              <Trans id="play.lottery.pays">Pays</Trans>
            </th>
            <th scope="col">
              <Trans id="play.lottery.rtp">RTP (return to player)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.plays.map(({ play, name, hint, odds, returnBp }) => (
            <tr key={play}>
              <th scope="row">
                {name}
                <small>{hint}</small>
              </th>
              <td>{i18n.number(odds / 1_000)}×</td>
              <td>{percent(returnBp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
