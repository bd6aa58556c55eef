import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GameSheet } from '#protocol/lobby/game-sheet.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'
import { kindName } from '#ui/lobby/game/kind-name.ts'
import styles from './game-sheet.module.css'

type Props = {
  game: Game
  sheet: GameSheet | null
  isWaiting: boolean
}

export function GameFacts({ game, sheet, isWaiting }: Props) {
  const { i18n } = useLingui()
  const kind = kindName(game.gameClassify ?? '')
  const type = i18n._(partText(game.gameType))
  const unknown = isWaiting ? <span className={styles.line} /> : '–'
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans id="common.provider">Provider</Trans>}>
        {sheet?.vendor ?? game.vendor ?? game.vassalage}
      </Fact>
      <Fact name={<Trans id="common.type">Type</Trans>}>{kind ? `${type} · ${i18n._(kind)}` : type}</Fact>
      <Fact name={<Trans id="lobby.gameSheet.rtp">RTP (return to player)</Trans>}>
        {sheet ? <Return of={sheet.statedReturn} /> : unknown}
      </Fact>
      <Fact name={<Trans id="common.stake">Stake</Trans>}>{sheet ? <Limits sheet={sheet} /> : unknown}</Fact>
      <Fact
        name={
          <Trans id="lobby.gameSheet.demo" comment="Label before whether the game has a demo">
            Demo
          </Trans>
        }
      >
        {sheet ? <Demo isOpen={sheet.demo} /> : unknown}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Return({ of }: { of: number | null }) {
  const { t, i18n } = useLingui()
  if (of === null) return <Trans id="lobby.gameSheet.rtpVaries">Depends on the other players</Trans>
  return (
    <span
      title={t({
        id: 'lobby.gameSheet.rtpHint',
        message: 'Share of all stakes paid back to players in the long run',
      })}
    >
      {rateText(i18n, of)}
    </span>
  )
}

function Limits({ sheet: { minStake, maxStake, currency } }: { sheet: GameSheet }) {
  const { i18n } = useLingui()
  const symbol = currencySymbol(currency)
  const least = moneyText(i18n, minStake, symbol)
  const most = moneyText(i18n, maxStake, symbol)
  return (
    <Trans id="lobby.gameSheet.stakeLimits">
      {least} to {most}
    </Trans>
  )
}

const Demo = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <Trans id="lobby.gameSheet.demoAvailable">Available</Trans>
  ) : (
    <Trans id="lobby.gameSheet.demoUnavailable">Real-money accounts only</Trans>
  )
