import { Trans, useLingui } from '@lingui/react/macro'
import { catchesOf, fishPays, fishSpecies, SHOT_ENDS } from '#domain/play/fish-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import { useMoney } from '../parts/use-money.ts'
import { usePercent } from '../parts/use-percent.ts'
import { MOST_OPEN } from './fish-context.ts'
import styles from './fish-game.module.css'
import { fishPicture } from './pond-picture.tsx'
import { speciesNames } from './species-names.ts'

/** The rules with payout and catch rate of each species, and the game's RTP. */
export function FishRulesText({ game, stake }: { game: OpenedGame; stake: number }) {
  const { i18n } = useLingui()
  const percent = usePercent()
  const money = useMoney(game.currency)
  const chanceOf = (species: (typeof fishSpecies)[number]) => catchesOf(species, game.returnBp) / SHOT_ENDS
  return (
    <>
      <p>
        <Trans>
          Each shot costs the stake and is a round of its own. Press what swims, or aim with the arrows and
          shoot with the space bar; up to {MOST_OPEN} shots may be in the air. Where and how fast something
          swims is only a picture: what decides is what you aim at.
        </Trans>
      </p>
      <table className={styles.rules}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Target</Trans>
            </th>
            <th scope="col">
              <Trans>Pays</Trans>
            </th>
            <th scope="col">
              <Trans>For {money(stake)}</Trans>
            </th>
            <th scope="col">
              <Trans>Caught by one shot in</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {fishSpecies.map((species) => (
            <tr key={species}>
              <th scope="row">
                <img src={fishPicture(game, { species })} width="32" height="32" alt="" />
                {i18n._(speciesNames[species])}
              </th>
              <td>{fishPays[species]}×</td>
              <td translate="no">{money(stake * fishPays[species])}</td>
              <td>{i18n.number(1 / chanceOf(species), { maximumFractionDigits: 2 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>
          Whatever you aim at, this game returns {percent(game.returnBp)} of what is staked. The seed of a
          shot stands fast before it is sent: its hash is told first, and each shot can be checked in the
          history.
        </Trans>
      </p>
    </>
  )
}
