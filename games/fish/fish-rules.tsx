import { Trans, useLingui } from '@lingui/react/macro'
import { catchesOf, fishPays, fishSpecies, SHOT_ENDS } from '#domain/play/fish-odds.ts'
import type { OpenedGame } from '#protocol/play/play.ts'
import { useMoney } from '../parts/use-money.ts'
import { usePercent } from '../parts/use-percent.ts'
import { MOST_OPEN } from './fish-context.ts'
import styles from './fish-game.module.css'
import { fishPicture } from './pond-picture.tsx'
import { speciesNames } from './species-names.ts'

export function FishRulesText({ game, stake }: { game: OpenedGame; stake: number }) {
  const { i18n } = useLingui()
  const percent = usePercent()
  const money = useMoney(game.currency)
  const chanceOf = (species: (typeof fishSpecies)[number]) => catchesOf(species, game.returnBp) / SHOT_ENDS
  return (
    <>
      <p>
        <Trans id="games.fish.rulesShots">
          Each shot costs the stake and is a round of its own. Press a target, or aim with the arrow keys and
          shoot with the space bar. Up to {MOST_OPEN} shots can be open at once. Place and speed are only
          animation; your chance depends on the target.
        </Trans>
      </p>
      <table className={styles.rules}>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="games.fish.rulesTarget">Target</Trans>
            </th>
            <th scope="col">
              <Trans id="games.fish.rulesPays">Pays</Trans>
            </th>
            <th scope="col">
              <Trans id="games.fish.rulesPayoutAt">Payout at {money(stake)}</Trans>
            </th>
            <th scope="col">
              <Trans id="games.fish.rulesShotsPerCatch">Shots per catch</Trans>
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
        <Trans id="games.fish.rulesRtp">
          RTP (return to player) is {percent(game.returnBp)}, whichever target you choose. The seed is fixed
          before you shoot, and the hashed seed is shown first. You can verify each shot in the history.
        </Trans>
      </p>
    </>
  )
}
