import { pointBalance } from '#server/ledger/accounts.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { pointsSetting } from '#server/rewards/rewards.settings.ts'
import { readSetting } from '#server/settings/settings.ts'
import { currency } from '#server/texts/currency.ts'
import { localize } from '#server/texts/localized-text.ts'
import { pointRewardsOf } from './point-rewards.ts'

/** PTS-01, CALL-38 */
export const readPointBalance: HandlerOf<'readPointBalance'> = async ({ platform, who }) =>
  accept({ points: await pointBalance(platform.database, who.member.id) })

/** PTS-01, CALL-38 */
export const readPointConfig: HandlerOf<'readPointConfig'> = async ({ platform }) =>
  accept({ currency: currency.code, ...(await readSetting(platform.database, pointsSetting)) })

/** PTS-02, CALL-38 */
export const listPointRewards: HandlerOf<'listPointRewards'> = async (context) => {
  const { platform, caller, now, who } = context
  const rewards = await pointRewardsOf(platform.database, { memberId: who.member.id, now })
  return accept({
    rewards: rewards.map(({ id, title, points, state, reason, expiresAt, claimedAt }) => ({
      id,
      title: localize(title, caller.language),
      points,
      state,
      reason: reason ? localize(reason, caller.language) : '',
      until: expiresAt?.toISOString() ?? null,
      claimedAt: claimedAt?.toISOString() ?? null,
    })),
  })
}
